/**
 * Limits of one request: the length of its address, and the time in which it arrives.
 *
 * How long a request may take to arrive: `REQUEST_TIMEOUT`, or for forms with files some minutes at a
 * minimum data rate. Node's own limit is the same for all requests.
 */
import type {IncomingMessage} from 'node:http'
import type {FastifyInstance} from 'fastify'
import {HttpError} from '#server/platform/http-error.ts'
import {answerBrokenRequest} from '../api/failures.ts'

/** A form with files must have arrived by then, however steadily it comes. */
const UPLOAD_TIMEOUT_MS = 600_000
/** Bytes per second of forms with files; GPRS is faster. */
const MIN_UPLOAD_RATE = 2_000

/** For the server that is limited: its own limit is that of the slowest requests. */
export const arrivalOptions = (requestTimeout: number) => ({
  requestTimeout: Math.max(requestTimeout, UPLOAD_TIMEOUT_MS),
  http: {
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.min(1_000, requestTimeout),
  },
})

export function limitArrival(app: FastifyInstance, requestTimeout: number) {
  app.addHook('onRequest', async ({raw, headers}) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    const hasFiles = /^multipart\/form-data/i.test(headers['content-type'] ?? '')
    const rate = hasFiles ? MIN_UPLOAD_RATE : Number.POSITIVE_INFINITY
    watch(raw, requestTimeout, (rate * requestTimeout) / 1000)
  })
}

/** Ends a request that is incomplete after the timeout and brought fewer than `minBytes` in it. */
function watch(raw: IncomingMessage, requestTimeout: number, minBytes: number) {
  let seen = raw.socket.bytesRead
  const timer = setInterval(() => {
    const received = raw.socket.bytesRead - seen
    seen = raw.socket.bytesRead
    if (raw.complete || raw.destroyed) clearInterval(timer)
    else if (received < minBytes) {
      clearInterval(timer)
      answerBrokenRequest({code: 'ERR_HTTP_REQUEST_TIMEOUT'} as NodeJS.ErrnoException, raw.socket)
    }
  }, requestTimeout)
  timer.unref()
  raw.once('end', () => clearInterval(timer))
  raw.once('close', () => clearInterval(timer))
}

/** Characters. The longest path of a record is far below; campaign parameters may be many. */
const MAX_PATH_LENGTH = 2_000
const MAX_QUERY_LENGTH = 6_000

export function limitUrls(app: FastifyInstance) {
  app.addHook('onRequest', async ({raw: {url = ''}}) => {
    // `http://host/` and `*` are the forms for proxies and for OPTIONS (RFC 9112, section 3.2).
    if (!url.startsWith('/')) throw new HttpError(400, 'request target is not a path')
    const query = url.indexOf('?')
    const pathLength = query < 0 ? url.length : query
    if (pathLength > MAX_PATH_LENGTH || url.length - pathLength > MAX_QUERY_LENGTH) {
      throw new HttpError(414, 'URL too long')
    }
  })
}
