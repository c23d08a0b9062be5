/** Security headers of the site's own pages. A partner's page is not touched by any of them. */
import {randomBytes} from 'node:crypto'
import type {FastifyInstance, FastifyRequest} from 'fastify'
import {tileOrigin} from '../../../widgets/shared/api/tile-source.ts'
import type {Settings} from '../env.ts'

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

export function addHeaders(site: FastifyInstance, settings: Settings) {
  const api = new URL(settings.apiPublicUrl).origin
  const storage = new URL(settings.storageUrl).origin
  const tiles = tileOrigin(settings.mapTiles)
  const pictures = tiles ? `${storage} ${tiles}` : storage
  site.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    })
  })
  site.addHook('onSend', async (request, reply) => {
    if (!`${reply.getHeader('content-type')}`.startsWith('text/html')) return
    reply.header('content-security-policy', policy(nonceOf(request), {api, storage, pictures}))
  })
}

interface Origins {
  api: string
  storage: string
  /** Stored ones, and those of maps. */
  pictures: string
}

const policy = (nonce: string, {api, storage, pictures}: Origins) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${api}`,
    // `blob:` is a picture that a visitor has chosen to send, and sees before it is sent.
    `img-src 'self' data: blob: ${pictures}`,
    `media-src 'self' ${storage}`,
    // The films of projects are wherever their builders show them.
    'frame-src https:',
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join('; ')
