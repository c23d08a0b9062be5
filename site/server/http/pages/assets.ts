/** The built files: both builds of the widgets. What partners embed, and the docs, are elsewhere. */
import {basename} from 'node:path'
import {fileURLToPath} from 'node:url'
import serveStatic from '@fastify/static'
import type {FastifyInstance, FastifyReply} from 'fastify'

export const YEAR = 31_536_000

export async function addAssets(site: FastifyInstance, dist: URL) {
  const folder = (name: string) => fileURLToPath(new URL(`${name}/`, dist))
  const common = {
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
  } as const
  for (const build of ['react', 'preact']) {
    await site.register(serveStatic, {
      ...common,
      root: folder(build),
      prefix: `/assets/${build}/`,
      setHeaders(reply, path) {
        forEveryOrigin(reply, isHashed(path) ? YEAR : 0)
        nameSource(reply, path)
      },
    })
  }
}

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

/** `book-now-Cmcp1C2f.js`: the name changes with the content. */
export const isHashed = (path: string) => /-[\w-]{8}\.\w+(\.\w+)*$/.test(path)
