/** Paths of a running site, for tests that open a page of each route. */
import {matchRoute} from '../../site/app/core/match-route.ts'
import {routes} from '../../site/app/shared-with-server/routes.ts'
import {fetchAlone} from './partner/crawl.ts'

/** Of no page. */
export const NOT_FOUND = '/nothing-here'

/** One path, in English, of each route that is for everybody, and one that has no page. */
export async function onePathOfEachRoute(site: string): Promise<string[]> {
  const listed = (await pathsInSitemap(site)).filter(path => !path.includes('?'))
  const found = routes
    .filter(({admits}) => !admits)
    .map(({path}) => (path.includes('{') ? listed.find(each => routeOf(each) === path) : path))
  return [...found.filter(path => path !== undefined), NOT_FOUND]
}

const routeOf = (path: string) => matchRoute(path)?.route.path

/** In all languages, with their query. */
export async function pathsInSitemap(site: string): Promise<string[]> {
  const text = await (await fetchAlone(`${site}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replace(site, ''),
  )
}
