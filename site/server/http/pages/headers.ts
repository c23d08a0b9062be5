/** Security headers of the site's own pages. A partner's page is not touched by any of them. */
import {randomBytes} from 'node:crypto'
import type {FastifyInstance, FastifyRequest} from 'fastify'
import {tileOrigin} from '../../../../widgets/shared/map/tile-source.ts'
import type {Settings} from '../../platform/env.ts'
import {isEncrypted, transportSecurity} from '../transport-security.ts'

const nonces = new WeakMap<FastifyRequest, string>()

/** One per request: marks the scripts and styles that the server itself wrote. */
export function nonceOf(request: FastifyRequest): string {
  let nonce = nonces.get(request)
  if (!nonce) {
    nonce = randomBytes(16).toString('base64url')
    nonces.set(request, nonce)
  }
  return nonce
}

const frames = new WeakMap<FastifyRequest, string[]>()

/** Adds origins to `frame-src` of the response to this request. */
export const allowFrames = (request: FastifyRequest, origins: string[]) =>
  void frames.set(request, origins)

export function addHeaders(site: FastifyInstance, settings: Settings) {
  const api = new URL(settings.apiPublicUrl).origin
  const storage = new URL(settings.storageUrl).origin
  const tiles = tileOrigin(settings.mapTiles)
  const pictures = tiles ? `${storage} ${tiles}` : storage
  const always = {...COMMON_HEADERS, ...transportSecurity(settings.siteUrl)}
  site.addHook('onRequest', async (_request, reply) => {
    reply.headers(always)
  })
  site.addHook('onSend', async (request, reply) => {
    const type = reply.getHeader('content-type')
    // A 304 has no content type; the headers of the cached response apply.
    if (!type) return
    const isPage = `${type}`.startsWith('text/html')
    const origins = {api, storage, pictures, frames: frames.get(request) ?? []}
    const directives = isPage ? pagePolicy(nonceOf(request), origins) : FILE_POLICY
    const upgrade = isEncrypted(settings.siteUrl) ? ['upgrade-insecure-requests'] : []
    reply.header('content-security-policy', [...directives, ...upgrade].join('; '))
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

interface Origins {
  api: string
  storage: string
  /** Stored ones, and those of maps. */
  pictures: string
  /** Film players. */
  frames: string[]
}

const pagePolicy = (nonce: string, {api, storage, pictures, frames}: Origins) => [
  "default-src 'self'",
  `script-src 'self' 'nonce-${nonce}'`,
  `style-src 'self' 'nonce-${nonce}'`,
  `connect-src 'self' ${api}`,
  // `blob:` is a picture that a visitor has chosen to send, and sees before it is sent.
  `img-src 'self' data: blob: ${pictures}`,
  `media-src 'self' ${storage}`,
  ["frame-src 'self'", ...frames].join(' '),
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  // The policies of the sanitizer, the loader and the docs.
  "require-trusted-types-for 'script'",
  'trusted-types ocp-html ocp-files ocp-docs',
]
