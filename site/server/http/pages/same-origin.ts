/**
 * Posts from pages of other origins are refused: a visitor's browser must not send an enquiry, or
 * change the language, because some other site made it to.
 */
import type {FastifyInstance, FastifyRequest} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import {HttpError} from '#server/platform/http-error.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

export function refuseForeignPosts(site: FastifyInstance, {siteUrl}: Pick<Settings, 'siteUrl'>) {
  const own = new URL(siteUrl).origin
  site.addHook('onRequest', async request => {
    if (SAFE_METHODS.includes(request.method) || isFromOwnPage(request, own)) return
    throw new HttpError(403, 'a post from another origin')
  })
}

/**
 * The browser's own header counts first; older browsers send `Origin` with a post. A client that
 * sends neither is no browser, and has no visitor's cookies.
 */
function isFromOwnPage({headers, protocol, host}: FastifyRequest, own: string) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const {origin} = headers
  return origin === undefined || origin === own || origin === `${protocol}://${host}`
}
