/** The pending requests to a site, so that one test does not affect the next. */
import type {IncomingMessage} from 'node:http'
import type {FastifyInstance} from 'fastify'

/** Responses that the server caches for minutes: the sitemap, feeds, and images of shared links. */
const CACHED = /^\/(sitemap|share\/)|\/rss\.xml/

export interface Traffic {
  /** Resolves when no request is pending, not even one whose visitor has left. */
  idle(): Promise<void>
  hasFilledCache(): boolean
}

/** To be called before the site listens. */
export function watchTraffic(site: FastifyInstance): Traffic {
  const pending = new Set<IncomingMessage>()
  let hasFilledCache = false
  let onIdle = () => {}
  site.addHook('onRequest', async ({raw, url}) => {
    pending.add(raw)
    hasFilledCache ||= CACHED.test(url)
  })
  site.addHook('onSend', async ({raw}) => {
    pending.delete(raw)
    if (pending.size === 0) onIdle()
  })
  return {
    idle: () =>
      new Promise(resolve => {
        onIdle = resolve
        if (pending.size === 0) resolve()
      }),
    hasFilledCache: () => hasFilledCache,
  }
}
