/** The answer to search engines and feed readers while the back end is unavailable. */
import type {FastifyReply} from 'fastify'

/** Seconds. */
const RETRY_AFTER_SECONDS = 120

export const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': `${RETRY_AFTER_SECONDS}`,
    })
    .send('Please come again in some minutes.\n')
