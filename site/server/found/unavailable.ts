/** What search engines and feed readers are told while the back end is away: to come again. */
import type {FastifyReply} from 'fastify'

/** Seconds. */
const AGAIN = 120

export const notNow = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': `${AGAIN}`,
    })
    .send('Please come again in some minutes.\n')
