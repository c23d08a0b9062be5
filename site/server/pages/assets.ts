/** The built files: both builds of the widgets, and the docs. What partners embed is elsewhere. */
import {readFile} from 'node:fs/promises'
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
  await site.register(serveStatic, {
    ...common,
    root: folder('docs'),
    prefix: '/docs/',
    setHeaders: reply => reply.header('cache-control', 'no-cache'),
  })
  // One route for both spellings, because trailing slashes make no difference to the router.
  site.get('/docs', async (request, reply) => {
    const [path] = request.url.split('?')
    if (path === '/docs') return reply.redirect('/docs/', 301)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return readFile(new URL('docs/index.html', dist), 'utf8')
  })
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
  const script = /([\w-]+\.js)(\.br)?$/.exec(path)?.[1]
  if (script) reply.header('sourcemap', `${script}.map`)
}

/** `book-now-Cmcp1C2f.js`: the name changes with the content. */
export const isHashed = (path: string) => /-[\w-]{8}\.\w+(\.\w+)*$/.test(path)
