/**
 * The docs: one folder for each page, whose address ends with a slash, the files they share, and texts
 * for programs: each page as Markdown, llms.txt, a feed, the manifest of the elements.
 */
import {globSync, readFileSync} from 'node:fs'
import {extname} from 'node:path'
import {fileURLToPath} from 'node:url'
import serveStatic from '@fastify/static'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import {forEveryOrigin, YEAR} from '#server/platform/response-headers.ts'

type Origins = Pick<Settings, 'siteUrl' | 'apiPublicUrl' | 'storageUrl'>

export async function addDocs(site: FastifyInstance, settings: Origins, dist: URL) {
  const root = fileURLToPath(new URL('docs/', dist))
  await site.register(serveStatic, {
    root: `${root}files/`,
    prefix: '/docs/files/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: reply => reply.header('cache-control', `public, max-age=${YEAR}, immutable`),
  })
  const pages = new Map(
    globSync('**/index.html', {cwd: root}).map(file => [
      `/docs/${file.replaceAll('\\', '/').slice(0, -'index.html'.length)}`,
      withOrigins(readFileSync(root + file, 'utf8'), settings),
    ]),
  )
  const missing = withOrigins(readFileSync(`${root}404.html`, 'utf8'), settings)
  for (const file of globSync('**/*.{md,txt,xml,json}', {cwd: root, exclude: ['files/**']})) {
    const path = `/docs/${file.replaceAll('\\', '/')}`
    const text = withOrigins(readFileSync(root + file, 'utf8'), settings)
    for (const address of path === '/docs/llms.txt' ? [path, '/llms.txt'] : [path]) {
      site.get(address, (_request, reply) => {
        forEveryOrigin(reply, 0)
        return reply.type(textType(path)).send(text)
      })
    }
  }
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', query] = request.url.split('?')
    const page = pages.get(path)
    if (!page && pages.has(`${path}/`)) {
      return reply.redirect(`${path}/${query === undefined ? '' : `?${query}`}`, 301)
    }
    return reply
      .code(page ? 200 : 404)
      .headers({'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'})
      .send(page ?? missing)
  }
  site.get('/docs', send)
  site.get('/docs/*', send)
}

/** The type of a text for programs. */
export const textType = (path: string) => TYPES[extname(path)] ?? 'text/plain; charset=utf-8'

const TYPES: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/atom+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

/** Fills in the addresses of server, API and media, so that copied examples work as they are. */
export const withOrigins = (page: string, {siteUrl, apiPublicUrl, storageUrl}: Origins) =>
  page
    .replaceAll('https://HOST', new URL(siteUrl).origin)
    .replaceAll('https://API', new URL(apiPublicUrl).origin)
    .replaceAll('https://STORAGE', new URL(storageUrl).origin)
