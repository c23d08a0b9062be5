/**
 * Rules of pages behind a private link: no cache stores them, no search engine lists them, and their
 * address is sent to no page they link to.
 */
import type {FastifyInstance} from 'fastify'
import type {Pages} from './pages.ts'

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

/** `path` names the token; what is below it is private, too. */
export function addPrivatePage(site: FastifyInstance, path: string, pages: Pages) {
  site.addHook('onSend', async ({routeOptions}, reply) => {
    if (routeOptions.url?.startsWith(path)) reply.headers(PRIVATE)
  })
  site.get(path, (request, reply) => pages.send(request, reply))
}
