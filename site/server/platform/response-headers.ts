/** Headers that several parts of the server send: of built files, of what is kept for a day, of https. */
import {basename} from 'node:path'
import type {FastifyReply} from 'fastify'

/** Seconds. */
export const YEAR = 31_536_000

/** Partners' pages fetch these from other origins, with integrity and with a strict policy. */
export const forEveryOrigin = (reply: FastifyReply, maxAge: number) =>
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `public, max-age=${maxAge}${maxAge === YEAR ? ', immutable' : ''}`,
  })

/** Names the source map of a script: for developers' tools, without a line in the script itself. */
export function nameSource(reply: Pick<FastifyReply, 'header'>, path: string) {
  const script = basename(path, '.br')
  if (script.endsWith('.js')) reply.header('sourcemap', `${script}.map`)
}

/** For what is known by one address, and may change with the next deployment. */
export const cacheableForDay = (reply: FastifyReply, type: string) =>
  reply.type(type).header('cache-control', 'public, max-age=86400')

export const isEncrypted = (origin: string) => origin.startsWith('https:')

/** One year, without `includeSubDomains`: the agency's other hosts may not support https. */
export const transportSecurity = (origin: string) =>
  isEncrypted(origin) ? {'strict-transport-security': 'max-age=31536000'} : {}
