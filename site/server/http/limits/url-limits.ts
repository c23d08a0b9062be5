/** Limits the length of request targets before any other code looks at them. */
import type {FastifyInstance} from 'fastify'
import {HttpError} from '#server/platform/http-error.ts'

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
