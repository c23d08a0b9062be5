/** Records the requests of a page from the browser's own protocol. */
import type {CDPSession} from 'playwright-core'

export interface Request {
  url: string
  method: string
  /** Document, Script, Fetch, Ping and others. */
  type: string
  /** Milliseconds since 1970, as `performance.timeOrigin` counts. */
  started: number
  ended?: number
  /** As transferred, headers included. */
  bytes: number
}

export type NetworkRecord = Awaited<ReturnType<typeof recordNetwork>>

export async function recordNetwork(session: CDPSession) {
  const requests = new Map<string, Request>()
  const redirected: Request[] = []
  let offset = 0
  let active = 0
  let changed = () => {}

  session.on('Network.requestWillBeSent', ({requestId, request, type = 'Other', ...at}) => {
    // Data URLs are no requests.
    if (!request.url.startsWith('http')) return
    offset = (at.wallTime - at.timestamp) * 1000
    const earlier = requests.get(requestId)
    if (earlier) redirected.push({...earlier, ended: at.wallTime * 1000})
    // The end of a frame's document is reported to the frame's own process.
    else if (type !== 'Document') active++
    const {url, method} = request
    requests.set(requestId, {url, method, type, started: at.wallTime * 1000, bytes: 0})
    changed()
  })
  session.on('Network.dataReceived', ({requestId, encodedDataLength}) => {
    const request = requests.get(requestId)
    if (request) request.bytes += encodedDataLength
  })
  const end = (requestId: string, timestamp: number, bytes?: number) => {
    const request = requests.get(requestId)
    if (!request || request.ended !== undefined) return
    request.ended = timestamp * 1000 + offset
    if (bytes !== undefined) request.bytes = bytes
    if (request.type !== 'Document') active--
    changed()
  }
  session.on('Network.loadingFinished', ({requestId, timestamp, encodedDataLength}) =>
    end(requestId, timestamp, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({requestId, timestamp}) => end(requestId, timestamp))
  await session.send('Network.enable')

  return {
    get requests() {
      return [...redirected, ...requests.values()]
    },
    /** Resolves when nothing has been under way for so long, or after the limit at the latest. */
    quiet(milliseconds: number, limit: number) {
      const {promise, resolve} = Promise.withResolvers<void>()
      let timer: NodeJS.Timeout | undefined
      const atLatest = setTimeout(resolve, limit)
      changed = () => {
        clearTimeout(timer)
        if (active === 0) timer = setTimeout(resolve, milliseconds)
      }
      changed()
      return promise.finally(() => {
        changed = () => {}
        clearTimeout(timer)
        clearTimeout(atLatest)
      })
    },
  }
}

/** Requests that were answered by then, and their kilobytes. The page itself is not counted. */
export function transferredBy(requests: Request[], time: number) {
  const done = requests.filter(({type, ended}) => type !== 'Document' && (ended ?? time) < time)
  return {requests: done.length, kB: done.reduce((sum, {bytes}) => sum + bytes, 0) / 1000}
}
