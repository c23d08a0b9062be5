/** Addresses that no page and no call has are refused before anything looks at them. */
import type {FastifyInstance} from 'fastify'

/** Characters. The longest path of a record is far below; a campaign's parameters may be many. */
const LONGEST_PATH = 2_000
const LONGEST_QUERY = 6_000

export function limitAddresses(app: FastifyInstance) {
  app.addHook('onRequest', async ({raw: {url = ''}}) => {
    // `http://host/` or `*`: meant for a proxy, or for nobody.
    if (!url.startsWith('/')) throw failure(400)
    const query = url.indexOf('?')
    const path = query < 0 ? url.length : query
    if (path > LONGEST_PATH || url.length - path > LONGEST_QUERY) throw failure(414)
  })
}

const failure = (statusCode: number) =>
  Object.assign(new Error('The address of a request is refused'), {statusCode})
