/** Each page has one address: other spellings of its path are redirected to it, for good. */
import type {IncomingMessage} from 'node:http'
import type {FastifyInstance} from 'fastify'
import {isPagePath} from '../../../app/shared-with-server/language.ts'
import {plainPath} from '../../../app/shared-with-server/plain-path.ts'

/** `//team/`, `/team/` and `/%74eam` are `/team`. Letters of the other case need the record: `render`. */
export function redirectOtherSpellings(site: FastifyInstance) {
  site.addHook('onRequest', async ({method, url}, reply) => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
    if ((method !== 'GET' && method !== 'HEAD') || !isPagePath(path)) return
    const plain = plainPath(path)
    if (plain !== path) return reply.redirect(plain + query, 301)
  })
}

/** A path that cannot be decoded names no page; its signs as they stand do so, too, with our answer. */
export function decodableUrl({url = ''}: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
