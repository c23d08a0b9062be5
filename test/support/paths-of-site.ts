/** Paths of a running site, for tests that open a page of each route. */
import {matchRoute} from '../../site/app/core/match-route.ts'
import {routes} from '../../site/app/shared-with-server/routes.ts'
import {fetchAlone} from './partner/crawl.ts'
import {isEverything} from './tier.ts'

/** An address without a page. */
export const NOT_FOUND = '/nothing-here'

/** Types of page for everybody: the paths of routes that the site links to, and one of no page. */
export const PAGE_TYPES = [
  ...routes
    .filter(({path, admits, unlisted}) => !(admits || (unlisted && path.includes('{'))))
    .map(({path}) => path),
  NOT_FOUND,
]

/** A type of each layout, which the others are laid out like; all types in `npm run test:all`. */
export const LAYOUTS = isEverything
  ? PAGE_TYPES
  : [
      ...['/', '/properties', '/properties/{slug}', '/projects/detail/{slug}', '/interactive-map'],
      ...['/open-houses/{slug}', '/blogs/detail/{slug}', '/neighborhood/detail/{name}', '/compare'],
      ...['/list-with-us', '/buying-costs', '/contact-us', '/team/detail/{slug}', '/{launch}'],
      ...['/communities', '/lifestyle', '/terms-and-conditions'],
    ]

/** The path of a page, in English, for each type that the site has one of. */
export async function pathsOfTypes(site: string): Promise<Map<string, string>> {
  const listed = (await pathsInSitemap(site)).filter(path => !path.includes('?'))
  const found = PAGE_TYPES.map(type => {
    const path = type.includes('{') ? listed.find(each => typeOf(each) === type) : type
    return [type, path] as const
  })
  return new Map(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** A browser keeps the last fifty pages of a walk. */
const MAX_LAYOUTS = 20

/** Walks with a path of each layout, and then of another record of it, or the same without another. */
export async function walksToTwoOfEach(site: string): Promise<string[][]> {
  const listed = (await pathsInSitemap(site)).filter(path => !path.includes('?'))
  const pathOf = (type: string, at: number) => {
    const found = listed.filter(path => typeOf(path) === type)
    return found[at] ?? found[0] ?? type
  }
  const walks: string[][] = []
  for (let from = 0; from < LAYOUTS.length; from += MAX_LAYOUTS) {
    const some = LAYOUTS.slice(from, from + MAX_LAYOUTS)
    walks.push([0, 1].flatMap(at => some.map(type => pathOf(type, at))))
  }
  return walks
}

/** One path of each type. */
export const onePathOfEachRoute = async (site: string) => [...(await pathsOfTypes(site)).values()]

const SCROLLED_TYPES = [
  ...['/', '/properties', '/properties/{slug}', '/projects/detail/{slug}', '/open-houses/{slug}'],
  ...['/blogs', '/blogs/detail/{slug}', '/neighborhood/detail/{name}', '/communities', '/team'],
  ...['/buying-costs', '/contact-us'],
]

/** Long pages of twelve types, with films, carousels, maps, long lists and late pictures among them. */
export async function pathsThatScroll(site: string): Promise<string[]> {
  const paths = await pathsOfTypes(site)
  return SCROLLED_TYPES.map(type => paths.get(type) ?? type)
}

const typeOf = (path: string) => matchRoute(path)?.route.path

/** In all languages, with their query. */
export async function pathsInSitemap(site: string): Promise<string[]> {
  const text = await (await fetchAlone(`${site}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replace(site, ''),
  )
}
