/** The files that every site is asked for. */
import type {FastifyInstance} from 'fastify'

/** The agency's arch in brass, on the night ground. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="6" fill="#0e1620"/><g fill="none" stroke="#d0ae74" stroke-width="2.5" stroke-linejoin="round"><path d="M14 54V28c0-10 9-14 18-21 9 7 18 11 18 21v26z"/><path d="M32 27l3 5 5.5-1-1.5 5.5 4 3.5-5 2.5-.5 5.5-5.5-2-5.5 2-.5-5.5-5-2.5 4-3.5-1.5-5.5 5.5 1z" stroke-width="2"/></g></svg>`

const DAY = 'public, max-age=86400'

export function addSmallFiles(site: FastifyInstance) {
  const files = {
    '/favicon.svg': {type: 'image/svg+xml', content: ICON},
  }
  for (const [path, {type, content}] of Object.entries(files)) {
    site.get(path, (_request, reply) => reply.type(type).header('cache-control', DAY).send(content))
  }
  // Asked for by habit; the page names the drawing above.
  site.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301))
}
