/** Sitemap and feeds of the site, made of the records of a back end. */
import {Readable} from 'node:stream'
import fastify from 'fastify'
import {parseSitemap, parseSitemapIndex} from 'sitemap'
import {siteContentOfFolder} from '#server/content/records/site-content.ts'
import type {Renderer} from '#server/http/build.ts'
import {readDist} from '#server/http/dist.ts'
import {addCompression} from '#server/http/pages/compression.ts'
import {serveCurrentBuild} from '#server/http/served-build.ts'
import {addFeeds} from '#server/seo/feeds.ts'
import {fixedPages} from '#server/seo/indexed-pages.ts'
import {addSitemap} from '#server/seo/sitemap.ts'
import {readSettings} from '#server/settings.ts'
import {launches} from '../records/launches.ts'
import {type Answers, type Received, startApi} from '../site/site.ts'

export const SITE = 'https://agency.example'
export const STORAGE = 'https://media.example/stored/'

/** The size of each stored picture, in bytes. */
export const PICTURE_LENGTH = 40_960

export const ok = (data: unknown) => ({statusCode: 200, message: 'OK', data})
export const failing = {statusCode: 500, message: 'Something broke'}
export const unknown = {statusCode: 404, message: 'There is no such call.'}

export interface TestSite {
  answers: Answers
  received: Received[]
  stopApi(): Promise<void>
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  close(): Promise<void>
}

export interface Reply {
  status: number
  headers: Record<string, unknown>
  text: string
  bytes: Buffer
}

type Limits = Parameters<typeof addSitemap>[3]

/** In front of an API that is a table of answers. */
export async function startFound(limits?: Limits): Promise<TestSite> {
  // Without its home, no landing page is listed.
  const answers: Answers = {'property-detail': ok({name: 'Home', slug: 'home'})}
  const received: Received[] = []
  const api = await startApi(answers, received)
  const {app, get} = foundAt(api.url, limits)
  return {
    answers,
    received,
    stopApi: api.close,
    get,
    close: async () => {
      await Promise.all([app.close(), api.close()])
    },
  }
}

/** The texts of the built pages. */
const feedWordsOf: Renderer['feedWordsOf'] = async (...of) =>
  (await readDist(serveCurrentBuild())).renderer.feedWordsOf(...of)

/** Without pages: only sitemap and feeds. Both feeds are served, whichever pages are built. */
export function foundAt(apiUrl: string, limits?: Limits) {
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    API_URL: apiUrl,
    SITE_URL: SITE,
    STORAGE_URL: STORAGE,
  })
  const app = fastify()
  addCompression(app)
  const parts = {apiAccess: {origin: apiUrl}, siteContent: siteContentOfFolder()}
  addSitemap(app, settings, parts, limits)
  addFeeds(
    app,
    settings,
    {...parts, renderer: {feedWordsOf}},
    {
      ...limits,
      ...{isBuilt: () => true, lengthOf: async () => PICTURE_LENGTH},
    },
  )
  const get = async (url: string, headers: Record<string, string> = {}): Promise<Reply> => {
    const {statusCode, headers: sent, body, rawPayload} = await app.inject({url, headers})
    return {status: statusCode, headers: sent, text: body, bytes: rawPayload}
  }
  return {app, get}
}

/** The entries of a sitemap, by a reader that takes nothing but well-formed XML. */
export const entriesIn = (xml: string | Buffer) => parseSitemap(Readable.from([xml]))

export const partsIn = (xml: string) => parseSitemapIndex(Readable.from([xml]))

/** Pages that are listed independently of records. */
export const pagesWithoutRecord = [...fixedPages(), ...launches.map(({path}) => path)]

/** The English addresses, as paths of the site. */
export const pathsIn = async (xml: string) =>
  (await entriesIn(xml))
    .map(({url}) => url.replace(SITE, ''))
    .filter(path => !/[?&]lang=/.test(path))
