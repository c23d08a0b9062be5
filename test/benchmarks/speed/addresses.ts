/** A page of each type, by the addresses that the sitemap has. */

export interface Address {
  name: string
  path: string
}

/** Paths, or what the path of one record looks like. */
const TYPES: Record<string, string | RegExp> = {
  home: '/',
  'search results': '/properties?purpose=residential-sale',
  property: /^\/properties\/[^/]+$/,
  project: /^\/projects\/detail\/[^/]+$/,
  builders: '/builders',
  builder: /^\/projects\/(?!detail\/)[^/]+$/,
  communities: '/communities',
  community: /^\/communities\/detail\/[^/]+$/,
  'neighbourhood guides': '/neighborhood-guides',
  neighbourhood: /^\/neighborhood\/detail\/[^/]+$/,
  map: '/interactive-map',
  lifestyle: '/lifestyle',
  team: '/team',
  agent: /^\/team\/detail\/[^/]+$/,
  careers: '/careers',
  application: /^\/careers\/apply\/[^/]+$/,
  blogs: '/blogs',
  blog: /^\/blogs\/detail\/[^/]+$/,
  news: '/news',
  'news item': /^\/news\/[^/]+$/,
  'open houses': '/open-houses',
  'open house': /^\/open-houses\/[^/]+$/,
  contact: '/contact-us',
  'list with us': '/list-with-us',
  'buying costs': '/buying-costs',
  legal: '/privacy-policy',
  'landing page': '/aldar-haven',
  shortlist: '/shortlist',
  'not found': '/no-such-page',
}

export async function addressesOf(site: string, match: string): Promise<Address[]> {
  const paths = await pathsIn(`${site}/sitemap.xml`)
  const matching = Object.entries(TYPES).filter(([name]) => name.includes(match))
  if (matching.length === 0) {
    throw new Error(`--match ${match} is in no page's name: ${Object.keys(TYPES).join(', ')}.`)
  }
  return matching.map(([name, type]) => {
    const path = typeof type === 'string' ? type : paths.find(path => type.test(path))
    if (!path) throw new Error(`No address in ${site}/sitemap.xml is of a page like ${name}.`)
    return {name, path}
  })
}

/** Reads the paths of one sitemap, or of all sitemaps that an index lists. */
async function pathsIn(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text()
  const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location)
  const {origin} = new URL(sitemap)
  const paths = locations.map(location => new URL(location).pathname)
  if (!text.includes('<sitemapindex')) return paths
  return (await Promise.all(paths.map(path => pathsIn(origin + path)))).flat()
}
