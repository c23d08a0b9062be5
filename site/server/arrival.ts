/**
 * How long a request may take to arrive. Forms with files may take minutes, as long as something
 * comes; whatever else there is must be whole within `REQUEST_TIMEOUT`. Node has one limit for all.
 */
import type {IncomingMessage} from 'node:http'
import type {FastifyInstance} from 'fastify'
import {answerBrokenRequest} from './api/failures.ts'

/** Milliseconds in which a form with files must have arrived, however steadily it comes. */
const LONGEST_UPLOAD = 600_000

/** For the server that is limited: its own limit is that of the slowest requests. */
export const arrivalOptions = (requestTimeout: number) => ({
  requestTimeout: Math.max(requestTimeout, LONGEST_UPLOAD),
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
    watch(raw, requestTimeout, hasFiles)
  })
}

/** Cuts a request that is not whole in time; with `whileNothingComes`, only one that stands still. */
function watch(raw: IncomingMessage, requestTimeout: number, whileNothingComes: boolean) {
  let seen = raw.socket.bytesRead
  const timer = setInterval(() => {
    const came = raw.socket.bytesRead > seen
    seen = raw.socket.bytesRead
    if (raw.complete || raw.destroyed) clearInterval(timer)
    else if (!(whileNothingComes && came)) {
      clearInterval(timer)
      answerBrokenRequest({code: 'ERR_HTTP_REQUEST_TIMEOUT'} as NodeJS.ErrnoException, raw.socket)
    }
  }, requestTimeout)
  timer.unref()
  raw.once('end', () => clearInterval(timer))
  raw.once('close', () => clearInterval(timer))
}
