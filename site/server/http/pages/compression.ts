/** Texts are compressed as they are sent; the built files have their compressed twin on disk. */
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import type {FastifyInstance} from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quick and nearly as small: pages are rendered for each visitor. */
const QUALITY = {params: {[constants.BROTLI_PARAM_QUALITY]: 4}}
const MIN_LENGTH_TO_COMPRESS = 1024

export function addCompression(site: FastifyInstance) {
  site.addHook('onSend', async (request, reply, payload) => {
    const isText =
      /^(text\/(html|plain|javascript|markdown)|application\/((rss|atom)\+xml|json))/.test(
        `${reply.getHeader('content-type')}`,
      )
    if (!isText || reply.hasHeader('content-encoding')) return payload
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH_TO_COMPRESS) return payload
    const accepted = `${request.headers['accept-encoding'] ?? ''}`
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return encoding === 'br' ? brotli(payload, QUALITY) : zip(payload)
  })
}
