/** The site with its API in this process, which counts what a page costs. */
import type {FastifyInstance, InjectOptions} from 'fastify'
import {siteContentOf} from '#server/content/records/site-content.ts'
import {openContentVersion} from '#server/content/versions/content-version.ts'
import {readDist} from '#server/http/dist.ts'
import {inProcessFetch} from '#server/http/in-process-fetch.ts'
import {serveCurrentBuild} from '#server/http/served-build.ts'
import {readSettings} from '#server/settings.ts'
import {createSite} from '#server/site.ts'
import {newFolder, startWithContent} from './content/content.ts'
import {oneDatabase, type TestDatabase} from './databases/databases.ts'
import {useRunning} from './running.ts'

/** An address for each API: the pages' code knows them by it. No request goes there. */
let apis = 0

export type CachedSite = Awaited<ReturnType<typeof startCachedSite>>

/** For all tests of a suite. */
export const useCachedSite = (database = oneDatabase, env: Record<string, string> = {}) =>
  useRunning(() => startCachedSite(database, env))

const inject = (site: FastifyInstance, options: InjectOptions) => site.inject(options)

export async function startCachedSite(database: TestDatabase, env: Record<string, string> = {}) {
  const origin = `http://api-${apis++}.example`
  const api = await startWithContent(database, await newFolder(), env)
  const build = await readDist(serveCurrentBuild())
  /** The addresses that were rendered. */
  const rendered: string[] = []
  const renderer = {
    ...build.renderer,
    render: (request: Parameters<typeof build.renderer.render>[0]) => {
      rendered.push(request.url.pathname + request.url.search)
      return build.renderer.render(request)
    },
  }
  const settings = {
    ...readSettings({
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      MAP_TILES: 'none',
      DATA_DIR: api.dataDir,
      ...env,
    }),
    apiUrl: origin,
  }
  const site = await createSite(
    settings,
    {
      secret: api.secret,
      siteContent: siteContentOf(api.database),
      contentVersion: openContentVersion(api.database),
      fetch: inProcessFetch(api.app, origin),
    },
    {...build, renderer},
  )
  return {
    api,
    site,
    rendered,
    get: (url: string, headers: Record<string, string> = {}) => inject(site, {url, headers}),
    post: (url: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
      inject(site, {
        method: 'POST',
        url,
        headers: {'content-type': 'application/x-www-form-urlencoded', ...headers},
        payload: new URLSearchParams(values).toString(),
      }),
    async close() {
      await site.close()
      await api.close()
    },
  }
}
