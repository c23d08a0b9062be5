/**
 * A server in front of the product's site: each page records its errors, which no driver reports
 * for one page alone, and WebKit's not at all; the network may be slow; and a file may be changed
 * in transit.
 */
import {once} from 'node:events'
import {createServer, type IncomingMessage, request, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {buffer} from 'node:stream/consumers'
import {setTimeout as wait} from 'node:timers/promises'

export interface Network {
  /** Milliseconds until a response begins. */
  latency: number
  bytesPerSecond: number
}

/** Slow 3G, as browsers' own tools have it. */
export const SLOW_3G: Network = {latency: 400, bytesPerSecond: 50_000}

export interface Front {
  url: string
  /** Undefined is as fast as the machine. */
  network: Network | undefined
  /** Files with this in their address get a line more, which leaves a global behind. */
  tampered: RegExp | undefined
  /** Runs in pages, before anything else. */
  injected: (() => void) | undefined
  /** Bodies of posts that pages have sent natively, in their order. */
  posts: string[]
  close(): void
}

/** To be the first script of a page. */
const RECORDER = '/-/recorder.js'
const INJECTED = '/-/injected.js'
export const recorderTag = (front: Front) => `<script src="${front.url}${RECORDER}"></script>`

export async function startFront(site: string): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const {port} = server.address() as AddressInfo
  const front: Front = {
    url: `http://localhost:${port}`,
    network: undefined,
    tampered: undefined,
    injected: undefined,
    posts: [],
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  const line = bandwidth()
  return front

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const {url = '', method} = incoming
    const {network, tampered, injected} = front
    if (url === RECORDER || url === INJECTED) {
      outgoing.setHeader('content-type', 'text/javascript')
      return outgoing.end(`(${url === RECORDER ? record : injected})()`)
    }
    const sent = await buffer(incoming)
    if (method === 'POST') front.posts.push(sent.toString())
    if (network) await wait(network.latency)
    const isChanged = tampered?.test(url)
    const response = await ask(site + url, incoming, sent, isChanged)
    let body = await buffer(response)
    const isPage = /^text\/html/.test(response.headers['content-type'] ?? '')
    const first = recorderTag(front) + (injected ? `<script src="${INJECTED}"></script>` : '')
    if (isPage) body = Buffer.from(`${body}`.replace('<head>', `<head>${first}`))
    if (isChanged) body = Buffer.from(`globalThis.tampered = true\n${body}`)
    const {'content-length': _, 'transfer-encoding': __, ...headers} = response.headers
    outgoing.writeHead(response.statusCode ?? 502, headers)
    if (network) await line(body, outgoing, network)
    return outgoing.end(network ? undefined : body)
  }
}

/** Pages, and what is to be changed, come as texts; the rest as small as browsers get it. */
async function ask(
  url: string,
  {method, headers}: IncomingMessage,
  body: Buffer,
  isChanged = false,
) {
  const isText = isChanged || headers.accept?.includes('text/html')
  // WebKit requests films without naming any encoding.
  const encoding = isText || !headers['accept-encoding'] ? 'identity' : headers['accept-encoding']
  const outgoing = request(url, {method, headers: {...headers, 'accept-encoding': encoding}})
  outgoing.end(body)
  const [response] = await once(outgoing, 'response')
  return response as IncomingMessage
}

/** One line that all responses share. */
function bandwidth() {
  let free = 0
  return async (body: Buffer, outgoing: ServerResponse, {bytesPerSecond}: Network) => {
    for (let at = 0; at < body.length; at += PIECE) {
      const piece = body.subarray(at, at + PIECE)
      const now = performance.now()
      free = Math.max(free, now) + (piece.length / bytesPerSecond) * 1000
      await wait(free - now)
      outgoing.write(piece)
    }
  }
}

/** Bytes: a tenth of a second of slow 3G. */
const PIECE = 5000

/** Runs in pages. */
function record() {
  const consoleMessages: string[] = []
  Object.assign(globalThis, {consoleMessages})
  for (const level of ['error', 'warn'] as const) {
    const before = console[level]
    console[level] = (...words: unknown[]) => {
      consoleMessages.push(words.join(' '))
      before.apply(console, words)
    }
  }
  addEventListener(
    'error',
    event => {
      const {src, href, error} = event.target as HTMLMediaElement & HTMLLinkElement
      const why = error ? ` (${error.code} ${error.message})` : ''
      consoleMessages.push(event.message ?? `${src ?? href} failed to load${why}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({reason}) => consoleMessages.push(String(reason)))
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
    consoleMessages.push(`${effectiveDirective} forbids ${blockedURI}`)
  })
}
