/** `/sitemap.xml`: all pages for search engines, or the list of its parts where one file is too small. */
import {Readable} from 'node:stream'
import {createGunzip, gzipSync} from 'node:zlib'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {ErrorLevel, SitemapIndexStream, streamToPromise} from 'sitemap'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import type {Settings} from '#server/platform/env.ts'
import type {ApiAccess} from '../../app/shared-with-server/api-access.ts'
import {allPages} from './all-pages.ts'
import {createFetchCall} from './fetch-all.ts'
import {entriesOf} from './sitemap-entries.ts'
import {type Room, sitemapFiles} from './sitemap-files.ts'
import {type StaleCacheOptions, sendUnavailable, staleCache} from './stale-cache.ts'

/** For all calls together. */
const TIMEOUT_MS = 120_000

interface Sitemap {
  /** The answer to `/sitemap.xml`, gzipped as the others. */
  first: Buffer
  /** `/sitemap-1.xml` and so on; none where one file is enough. */
  parts: Buffer[]
}

/** How large files become, and how long they are cached; tests have little room and less time. */
type Limits = StaleCacheOptions & {room?: Room}

export interface SeoParts {
  siteContent: ReadSiteContent
  apiAccess: ApiAccess
}

export function addSitemap(
  site: FastifyInstance,
  settings: Settings,
  {siteContent, apiAccess}: SeoParts,
  {room, ...options}: Limits = {},
) {
  const make = async (): Promise<Sitemap> => {
    const fetchCall = createFetchCall(apiAccess, 'en', AbortSignal.timeout(TIMEOUT_MS))
    const pages = allPages(fetchCall, await siteContent())
    const files = await sitemapFiles(entriesOf(pages, settings), room)
    const [first] = files
    if (first && files.length === 1) return {first, parts: []}
    return {first: await indexOf(files.length, settings.siteUrl), parts: files}
  }
  const onFailure = (err: unknown) => site.log.warn({err}, 'sitemap generation failed')
  const sitemap = staleCache(make, {onFailure, ...options})

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    choose: (sitemap: Sitemap) => Buffer | undefined,
  ) => {
    const made = await sitemap().catch(() => undefined)
    if (!made) return sendUnavailable(reply)
    const file = choose(made)
    return file ? send(request, reply, file) : reply.callNotFound()
  }

  site.get('/sitemap.xml', (request, reply) => answer(request, reply, ({first}) => first))
  site.get<{Params: {part: string}}>('/sitemap-:part(^\\d{1,3}).xml', (request, reply) =>
    answer(request, reply, ({parts}) => parts[Number(request.params.part) - 1]),
  )
}

async function indexOf(count: number, siteUrl: string) {
  const index = new SitemapIndexStream({level: ErrorLevel.THROW})
  for (let part = 1; part <= count; part++) index.write(`${siteUrl}/sitemap-${part}.xml`)
  index.end()
  return gzipSync(await streamToPromise(index))
}

function send(request: FastifyRequest, reply: FastifyReply, file: Buffer) {
  reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    vary: 'Accept-Encoding',
  })
  if (/\bgzip\b/.test(`${request.headers['accept-encoding'] ?? ''}`)) {
    return reply.header('content-encoding', 'gzip').send(file)
  }
  return reply.send(Readable.from([file]).pipe(createGunzip()))
}
