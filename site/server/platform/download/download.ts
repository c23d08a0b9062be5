/** Files of other people's servers, with limits of time and size. */
import {createWriteStream} from 'node:fs'
import {rename, rm} from 'node:fs/promises'
import type {IncomingMessage} from 'node:http'
import {PassThrough} from 'node:stream'
import {text} from 'node:stream/consumers'
import {pipeline} from 'node:stream/promises'
import {createBrotliDecompress, createGunzip} from 'node:zlib'
import {type Asking, askServer, DownloadFailed} from './ask-server.ts'

export interface DownloadLimits extends Pick<Asking, 'reach' | 'lookup'> {
  /** Largest size of the file after it was decompressed. */
  maxBytes: number
  timeoutMs: number
  /** The least that has to arrive in each interval until the file is complete. */
  minRate?: {bytes: number; everyMs: number}
  signal?: AbortSignal | undefined
}

/** Less would hold up all other imports until `timeoutMs`. */
const MIN_RATE = {bytes: 30_000, everyMs: 30_000}
const HEADERS = {accept: '*/*', 'accept-encoding': 'gzip, br', 'user-agent': 'node'}

/**
 * The server's identifier of a file's state: the file need not be sent again while it is the same.
 */
export interface Validator {
  etag?: string
  lastModified?: string
}

export type Downloaded =
  | {is: 'same'}
  | {is: 'new'; validator: Validator; isPrivate: boolean; contentType: string | undefined}

/** Under its name only when it is whole. `same`: it is as it was at `known`. */
export async function download(
  url: string,
  file: string,
  limits: DownloadLimits,
  known: Validator = {},
): Promise<Downloaded> {
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    const write: Take = chunks => pipeline(chunks, createWriteStream(unfinished))
    const answer = await receive(url, write, limits, known)
    if (answer.is === 'new') await rename(unfinished, file)
    return answer
  } finally {
    await rm(unfinished, {force: true})
  }
}

/** The same as UTF-8 text in memory, for what may not be on a disk. */
export async function downloadText(url: string, limits: DownloadLimits, known: Validator = {}) {
  let body = ''
  const read: Take = async chunks => {
    body = await text(chunks)
  }
  const answer = await receive(url, read, limits, known)
  return answer.is === 'new' ? {...answer, text: body} : answer
}

type Take = (chunks: AsyncIterable<Buffer>) => Promise<void>

async function receive(
  url: string,
  take: Take,
  limits: DownloadLimits,
  known: Validator,
): Promise<Downloaded> {
  const {timeoutMs, maxBytes, reach, lookup} = limits
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout
  try {
    const headers = {...HEADERS, ...conditionsOf(known), ...passwordOf(new URL(url))}
    const {message, isPrivate} = await askServer(new URL(url), {reach, lookup, signal, headers})
    if (message.statusCode === 304) {
      message.resume()
      return {is: 'same'}
    }
    const stopWatching = endDrip(message, limits.minRate ?? MIN_RATE)
    let size = 0
    await pipeline(
      message,
      decoderOf(message),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          if (size > maxBytes) throw new DownloadFailed(`is larger than ${maxBytes} bytes`)
          yield chunk
        }
      },
      take,
      {signal},
    ).finally(stopWatching)
    const contentType = message.headers['content-type']
    return {is: 'new', validator: validatorOf(message), isPrivate, contentType}
  } catch (error) {
    limits.signal?.throwIfAborted()
    if (error instanceof DownloadFailed) throw error
    if (timeout.aborted) throw new DownloadFailed(`did not arrive within ${timeoutMs / 1000} s`)
    throw new DownloadFailed(`cannot be fetched: ${reasonOf(error)}`)
  }
}

/** Some servers compress whether or not they are asked to. */
function decoderOf({headers}: IncomingMessage) {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'br') return createBrotliDecompress()
  if (encoding === 'identity' || encoding === '') return new PassThrough()
  throw new DownloadFailed(`is compressed in a way that was not asked for: ${encoding}`)
}

function endDrip(message: IncomingMessage, {bytes, everyMs}: typeof MIN_RATE) {
  const {socket} = message
  let before = socket.bytesRead
  const watch = setInterval(() => {
    if (socket.bytesRead - before < bytes) {
      const rate = `less than ${bytes} bytes in ${everyMs / 1000} s`
      message.destroy(new DownloadFailed(`arrives too slowly, ${rate}`))
    }
    before = socket.bytesRead
  }, everyMs)
  return () => clearInterval(watch)
}

/** A name with several addresses fails with an error for each, and has no message of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? reasonOf(error.errors[0]) : (error as Error).message

/** Reads the password of an address such as https://name:password@crm.example.com/feed.xml. */
function passwordOf({username, password}: URL): Record<string, string> {
  if (!username) return {}
  const plain = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {authorization: `Basic ${Buffer.from(plain).toString('base64')}`}
}

function conditionsOf({etag, lastModified}: Validator): Record<string, string> {
  if (etag) return {'if-none-match': etag}
  return lastModified ? {'if-modified-since': lastModified} : {}
}

function validatorOf({headers}: IncomingMessage): Validator {
  const {etag, 'last-modified': lastModified} = headers
  return {...(etag && {etag}), ...(lastModified && {lastModified})}
}
