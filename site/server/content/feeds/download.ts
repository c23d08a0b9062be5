/** Files of other people's servers, with limits of time and size. */
import {createWriteStream} from 'node:fs'
import {rename, rm} from 'node:fs/promises'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import type {ReadableStream} from 'node:stream/web'
import {isPrivate} from './private-network.ts'

export interface DownloadLimits {
  maxBytes: number
  timeoutMs: number
  /** Whether addresses of this network may be asked: a feed names any address. */
  allowPrivate: boolean
  signal?: AbortSignal
}

/** What the download failed of, in words for the operator. */
export class DownloadFailed extends Error {
  override name = 'DownloadFailed'
  /** The server answers, but does not have this file. */
  readonly isMissing: boolean

  constructor(message: string, isMissing = false) {
    super(message)
    this.isMissing = isMissing
  }
}

const MAX_REDIRECTS = 5

/** What a server calls the state of a file: it need not be sent again while that is the same. */
export interface Validator {
  etag?: string
  lastModified?: string
}

/** Under its name only when it is whole. `same`: it is as it was at `known`. */
export async function download(
  url: string,
  file: string,
  limits: DownloadLimits,
  known: Validator = {},
): Promise<{is: 'same'} | {is: 'new'; validator: Validator}> {
  const {timeoutMs, maxBytes} = limits
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    const headers = {...conditionsOf(known), ...passwordOf(new URL(url))}
    const answer = await request(new URL(url), {...limits, signal}, headers)
    if (answer.status === 304) return {is: 'same'}
    let size = 0
    await pipeline(
      Readable.fromWeb(answer.body as ReadableStream),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          if (size > maxBytes) throw new DownloadFailed(`is larger than ${maxBytes} bytes`)
          yield chunk
        }
      },
      createWriteStream(unfinished),
      {signal},
    )
    await rename(unfinished, file)
    return {is: 'new', validator: validatorOf(answer)}
  } catch (error) {
    limits.signal?.throwIfAborted()
    if (error instanceof DownloadFailed) throw error
    if (timeout.aborted) throw new DownloadFailed(`did not arrive within ${timeoutMs / 1000} s`)
    const {cause, message} = error as Error
    throw new DownloadFailed(
      `cannot be fetched: ${(cause as Error | undefined)?.message ?? message}`,
    )
  } finally {
    await rm(unfinished, {force: true})
  }
}

/** Follows redirects by itself, to look at each address before it is asked. */
async function request(
  url: URL,
  {allowPrivate, signal}: Pick<DownloadLimits, 'allowPrivate' | 'signal'>,
  headers: Record<string, string>,
  redirects = 0,
): Promise<Response> {
  if (!/^https?:$/.test(url.protocol)) throw new DownloadFailed('is at no http address')
  if (!allowPrivate && (await isPrivate(url.hostname))) {
    throw new DownloadFailed('is at an address of a private network')
  }
  const address = new URL(url)
  address.username = ''
  address.password = ''
  const answer = await fetch(address, {signal, headers, redirect: 'manual'})
  const location = answer.headers.get('location')
  if (answer.status >= 300 && answer.status < 400 && location) {
    await answer.body?.cancel()
    if (redirects === MAX_REDIRECTS) throw new DownloadFailed('redirects too often')
    if (!URL.canParse(location, url)) throw new DownloadFailed('redirects to no address')
    const next = new URL(location, url)
    const {authorization, ...others} = headers
    const allowed = next.origin === url.origin ? headers : others
    return request(next, {allowPrivate, signal}, allowed, redirects + 1)
  }
  if (answer.status === 304 && (headers['if-none-match'] || headers['if-modified-since']))
    return answer
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    throw new DownloadFailed(`was answered ${answer.status}`, answer.status < 500)
  }
  return answer
}

/** Of an address such as https://name:password@crm.example.com/feed.xml. */
function passwordOf({username, password}: URL): Record<string, string> {
  if (!username) return {}
  const plain = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {authorization: `Basic ${Buffer.from(plain).toString('base64')}`}
}

function conditionsOf({etag, lastModified}: Validator): Record<string, string> {
  if (etag) return {'if-none-match': etag}
  return lastModified ? {'if-modified-since': lastModified} : {}
}

function validatorOf({headers}: Response): Validator {
  const etag = headers.get('etag') ?? undefined
  const lastModified = headers.get('last-modified') ?? undefined
  return {...(etag && {etag}), ...(lastModified && {lastModified})}
}
