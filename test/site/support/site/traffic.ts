/** The requests to a site, so that one test leaves nothing behind for the next. */
import type {IncomingMessage} from 'node:http'
import type {FastifyInstance} from 'fastify'

/** What the server caches for minutes: the sitemap, feeds, and images of shared links. */
const CACHED = /^\/(sitemap|share\/)|\/rss\.xml/

export interface Traffic {
  /** Resolves when no request is under way, not even one whose visitor has left. */
  idle(): Promise<void>
  hasFilledCache(): boolean
}

/** To be called before the site listens. */
export function watchTraffic(site: FastifyInstance): Traffic {
  const underWay = new Set<IncomingMessage>()
  let hasFilledCache = false
  let onLast = () => {}
  site.addHook('onRequest', async ({raw, url}) => {
    underWay.add(raw)
    hasFilledCache ||= CACHED.test(url)
  })
  site.addHook('onSend', async ({raw}) => {
    underWay.delete(raw)
    if (underWay.size === 0) onLast()
  })
  return {
    idle: () =>
      new Promise(resolve => {
        onLast = resolve
        if (underWay.size === 0) resolve()
      }),
    hasFilledCache: () => hasFilledCache,
  }
}
