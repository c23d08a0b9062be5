/** The built files: both builds of the widgets, the loader for partners, the docs. */
import {fileURLToPath} from 'node:url'
import serveStatic from '@fastify/static'
import type {FastifyInstance, FastifyReply} from 'fastify'

const YEAR = 31_536_000

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
      setHeaders: (reply, path) => forEveryOrigin(reply, isHashed(path) ? YEAR : 0),
    })
  }
  await site.register(serveStatic, {
    ...common,
    root: folder('preact'),
    prefix: '/embed/v1/',
    setHeaders: (reply, path) => forEveryOrigin(reply, isHashed(path) ? YEAR : 0),
  })
  await site.register(serveStatic, {
    ...common,
    root: folder('docs'),
    prefix: '/docs/',
    index: 'index.html',
    setHeaders: reply => reply.header('cache-control', 'no-cache'),
  })
  site.get('/docs', (_request, reply) => reply.redirect('/docs/', 301))
}

/** Partners' pages fetch these from other origins, with integrity and with a strict policy. */
export const forEveryOrigin = (reply: FastifyReply, maxAge: number) =>
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `public, max-age=${maxAge}${maxAge === YEAR ? ', immutable' : ''}`,
  })

/** `book-now-Cmcp1C2f.js`: the name changes with the content. */
const isHashed = (path: string) => /-[\w-]{8}\.\w+(\.\w+)*$/.test(path)
