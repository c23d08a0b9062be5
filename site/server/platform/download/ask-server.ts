/** An answer of somebody else's server, after redirects; each address is judged as it is asked. */
import dns from 'node:dns'
import http, {type IncomingMessage} from 'node:http'
import https from 'node:https'
import type {LookupFunction} from 'node:net'
import ipaddr from 'ipaddr.js'
import {ServerError} from '#server/platform/http-error.ts'

/**
 * The addresses that may be requested. `chosen`: the operator has chosen the address, which may be
 * in the private network; it may redirect into that network only from there.
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
  /** True when it came from this machine or its networks. */
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

const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')
/** These carry an IPv4 address. Networks without IPv4 reach all of it there. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
/** Azure's metadata service has an address of the Internet. */
const AZURE_METADATA = '168.63.129.16'

/** Returns true when an address is a public one, not of this machine or its networks. */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv6) {
    if (!address.match(NAT64)) return address.range() === 'unicast' && address.match(GLOBAL)
    return isPublic(ipaddr.fromByteArray(address.toByteArray().slice(12)).toString())
  }
  return address.range() === 'unicast' && address.toString() !== AZURE_METADATA
}

/** Throws where a host is an address that is not public: for those no name is looked up. */
function refusePrivate(hostname: string) {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(address) && !isPublic(address)) throw notPublic()
}

/** Judges the very addresses that are connected to: a second lookup may have another answer. */
const publicLookup =
  (lookup: LookupFunction = dns.lookup): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, {...options, all: true}, (error, found) => {
      // Without an answer there is no list, whatever its type says.
      if (error) return callback(error, '')
      const addresses = typeof found === 'string' ? [] : found
      const [first] = addresses
      if (!first) callback(notPublic(), '')
      else if (!addresses.every(({address}) => isPublic(address))) callback(notPublic(), '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })

const notPublic = () => new DownloadFailed('is at an address that is not public')

/** Says in words for the operator why the download failed. */
export class DownloadFailed extends ServerError {
  override name = 'DownloadFailed'
  override readonly statusCode = 502
  /** The server answers, but does not have this file. */
  readonly isMissing: boolean

  constructor(message: string, isMissing = false) {
    super(message)
    this.isMissing = isMissing
  }
}
