/** Headers of the built files that browsers and partners' pages fetch. */
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

/** Where the source of a script is: for developers' tools, without a line in the script itself. */
export function nameSource(reply: Pick<FastifyReply, 'header'>, path: string) {
  const script = basename(path, '.br')
  if (script.endsWith('.js')) reply.header('sourcemap', `${script}.map`)
}
