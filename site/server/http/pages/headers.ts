/** Security headers of the site's own pages. A partner's page is not touched by any of them. */
import type {FastifyInstance} from 'fastify'
import {tileOrigin} from '#kit/map/tile-source.ts'
import type {Settings} from '#server/platform/env.ts'
import {isEncrypted, transportSecurity} from '#server/platform/response-headers.ts'
import type {InlineSources} from '../../../app/core/render.tsx'

export const POLICY = 'content-security-policy'

export function addHeaders(site: FastifyInstance, settings: Settings) {
  const pagePolicy = pagePolicyOf(settings)
  const upgrade = upgradeOf(settings)
  const always = {...COMMON_HEADERS, ...transportSecurity(settings.siteUrl)}
  site.addHook('onRequest', async (_request, reply) => {
    reply.headers(always)
  })
  site.addHook('onSend', async (_request, reply) => {
    const type = reply.getHeader('content-type')
    // A 304 has no content type; the headers of the cached response apply.
    if (!type || reply.hasHeader(POLICY)) return
    const isPage = `${type}`.startsWith('text/html')
    reply.header(POLICY, isPage ? pagePolicy() : [...FILE_POLICY, ...upgrade].join('; '))
  })
}

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  // Isolates our windows and their process from other origins.
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Files for partners and share images override it.
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
}

/** For responses other than HTML, in case a browser opens one as a document. SVG has inline styles. */
const FILE_POLICY = ["default-src 'none'", "style-src 'unsafe-inline'", "frame-ancestors 'none'"]

type Places = Pick<Settings, 'siteUrl' | 'apiPublicUrl' | 'storageUrl' | 'mapTiles'>

/** Resources of a page beside the site's own files. */
interface PageContent {
  inline?: InlineSources
  /** Origins of film players. */
  frames?: string[]
}

/** The `Content-Security-Policy` of pages; a page that sets none of its own gets one without content. */
export function pagePolicyOf(settings: Places) {
  const api = new URL(settings.apiPublicUrl).origin
  const storage = new URL(settings.storageUrl).origin
  const tiles = tileOrigin(settings.mapTiles)
  const pictures = tiles ? `${storage} ${tiles}` : storage
  return ({inline, frames = []}: PageContent = {}) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...(inline?.script ?? [])].join(' '),
      ["style-src 'self'", ...(inline?.style ?? [])].join(' '),
      `connect-src 'self' ${api}`,
      // `blob:` is a picture that a visitor has chosen to send, and sees before it is sent.
      `img-src 'self' data: blob: ${pictures}`,
      `media-src 'self' ${storage}`,
      ["frame-src 'self'", ...frames].join(' '),
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "form-action 'self'",
      // The policies of the sanitizer, the loader, the docs and the service worker.
      "require-trusted-types-for 'script'",
      'trusted-types ocp-html ocp-files ocp-docs ocp-offline',
      ...upgradeOf(settings),
    ].join('; ')
}

const upgradeOf = ({siteUrl}: Pick<Settings, 'siteUrl'>) =>
  isEncrypted(siteUrl) ? ['upgrade-insecure-requests'] : []
