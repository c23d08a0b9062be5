/** An answer of somebody else's server, after redirects; each address is judged as it is asked. */
import http, {type IncomingMessage} from 'node:http'
import https from 'node:https'
import type {LookupFunction} from 'node:net'
import {DownloadFailed} from './download-failed.ts'
import {isPublic, publicLookup, refusePrivate} from './public-address.ts'

/**
 * Which addresses may be asked. `chosen`: the operator has chosen the address, which may be of the own
 * network; it may redirect into that network only from there.
 */
export type Reach = 'any' | 'chosen' | 'public'

export interface Asking {
  reach: Reach
  signal: AbortSignal
  headers: Record<string, string>
  /** Replaces the system's lookup of names. */
  lookup?: LookupFunction | undefined
}

export interface ServerAnswer {
  message: IncomingMessage
  /** Whether it came from this machine or its networks. */
  isPrivate: boolean
}

const MAX_REDIRECTS = 5

/** Their connections were judged, so they are not shared with requests that may reach everything. */
const judged = {
  'http:': new http.Agent({keepAlive: true}),
  'https:': new https.Agent({keepAlive: true}),
}

export async function askServer(url: URL, asking: Asking, redirects = 0): Promise<ServerAnswer> {
  const {headers} = asking
  const message = await open(url, asking)
  const isPrivate = !isPublic(message.socket.remoteAddress ?? '')
  const {statusCode: status = 0, headers: answered} = message
  const {location} = answered
  if (status >= 300 && status < 400 && location) {
    message.destroy()
    if (redirects === MAX_REDIRECTS) throw new DownloadFailed('redirects too often')
    if (!URL.canParse(location, url)) throw new DownloadFailed('redirects to no address')
    const next = new URL(location, url)
    const {authorization, ...others} = headers
    const reach = asking.reach === 'chosen' && !isPrivate ? 'public' : asking.reach
    const allowed = next.origin === url.origin ? headers : others
    return askServer(next, {...asking, reach, headers: allowed}, redirects + 1)
  }
  const isSame = status === 304 && (headers['if-none-match'] || headers['if-modified-since'])
  if (!isSame && (status < 200 || status > 299)) {
    message.destroy()
    throw new DownloadFailed(`was answered ${status}`, status < 500)
  }
  return {message, isPrivate}
}

function open(url: URL, {reach, signal, headers, lookup}: Asking): Promise<IncomingMessage> {
  const {protocol} = url
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new DownloadFailed('is at no http address')
  }
  const address = new URL(url)
  address.username = ''
  address.password = ''
  const isJudged = reach === 'public'
  if (isJudged) refusePrivate(address.hostname)
  const {promise, resolve, reject} = Promise.withResolvers<IncomingMessage>()
  const {get} = protocol === 'https:' ? https : http
  const connection = isJudged
    ? {agent: judged[protocol], lookup: publicLookup(lookup)}
    : lookup && {agent: false, lookup}
  get(address, {...connection, signal, headers})
    .on('response', resolve)
    .on('error', reject)
  return promise
}
