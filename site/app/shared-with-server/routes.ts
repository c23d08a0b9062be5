/**
 * Every address of the site, with its place on the site and in searches. A page is named by its
 * folder in `site/app/features/`.
 */
import {parameters as costParameters} from '#trade/buying-costs/parameters.ts'
import {filterNames} from '#trade/search-query/search-query.ts'

/** The kind of user a route is for: type 'A', or all other types. */
export type Admission = 'A' | 'others'

export interface RouteDefinition {
  /** `{name}` matches one segment. */
  path: string
  /** Null: the page's data has the title, or the agency's name is it. */
  title: string | null
  /** The site shows above it that it is one step below home; others show their own trail, or none. */
  belowHome?: boolean
  /** Standalone landing pages have no header and no footer. */
  bare?: boolean
  /** Parameters of the query that the page reads; it is given no others. `fee-*`: all that begin so. */
  parameters?: string[]
  /** For visitors who were led there: search engines leave it out, and no cache keeps what is named in its address. */
  unlisted?: boolean
  /** Address of its articles for feed readers. */
  feed?: string
  /** Only for a signed-in user of this kind (spec section 6). */
  admits?: Admission
}

/** A page without an address, shown where a record does not exist (404) or no longer does (410). */
interface StatusRoute {
  status: 404 | 410
  title: string
}

type PageRoute = RouteDefinition | RouteDefinition[] | StatusRoute

/** Page -> its address, or several that the page answers. */
export const pageRoutes: Record<string, PageRoute> = {
  /** Users of type A have an address of their own (spec section 6). */
  'account/dashboard': [
    {path: '/dashboard', title: /*i18n*/ 'Dashboard', admits: 'A'},
    {path: '/dashboard1', title: /*i18n*/ 'Dashboard', admits: 'others'},
  ],
  'builders/detail': {path: '/projects/{slug}', title: /*i18n*/ 'Projects'},
  'builders/list': {path: '/builders', title: /*i18n*/ 'Builders', belowHome: true},
  'buying-costs': {
    path: '/buying-costs',
    title: /*i18n*/ 'Buying costs',
    belowHome: true,
    parameters: costParameters,
  },
  'careers/apply': {path: '/careers/apply/{id}', title: /*i18n*/ 'Careers'},
  'careers/list': {
    path: '/careers',
    title: /*i18n*/ 'Careers',
    belowHome: true,
    parameters: ['search'],
  },
  contact: {path: '/contact-us', title: /*i18n*/ 'Contact Us', belowHome: true},
  'contact/thank-you': {
    path: '/thank-you',
    title: /*i18n*/ 'Thank You',
    parameters: ['newsletter', 'saved-search', 'shortlist', 'application', 'download', 'of'],
    belowHome: true,
    unlisted: true,
  },
  'editorial/blog': {path: '/blogs/detail/{slug}', title: /*i18n*/ 'Blogs'},
  'editorial/blogs': {
    path: '/blogs',
    title: /*i18n*/ 'Blogs',
    belowHome: true,
    feed: '/blogs/rss.xml',
  },
  'editorial/news-item': {path: '/news/{slug}', title: /*i18n*/ 'News'},
  'editorial/news': {path: '/news', title: /*i18n*/ 'News', belowHome: true, feed: '/news/rss.xml'},
  'errors/gone': {status: 410, title: /*i18n*/ 'No longer advertised'},
  'errors/not-found': {status: 404, title: /*i18n*/ 'Page not found'},
  home: {path: '/', title: /*i18n*/ 'Home'},
  /** One template for all landing pages; each is a record of the content folder's `launches.json`. */
  landing: {path: '/{launch}', title: null, parameters: ['download'], bare: true},
  legal: [
    {path: '/privacy-policy', title: /*i18n*/ 'Privacy Policy', belowHome: true},
    {path: '/terms-and-conditions', title: /*i18n*/ 'Terms and Conditions', belowHome: true},
  ],
  'open-houses/detail': {path: '/open-houses/{slug}', title: /*i18n*/ 'Open Houses'},
  'open-houses/list': {path: '/open-houses', title: /*i18n*/ 'Open Houses', belowHome: true},
  owners: {path: '/list-with-us', title: /*i18n*/ 'List With Us', belowHome: true},
  'permit-demo': {
    path: '/dld-demo',
    title: /*i18n*/ 'Demonstration permit',
    parameters: ['permit'],
    belowHome: true,
    unlisted: true,
  },
  'places/communities': {path: '/communities', title: /*i18n*/ 'Communities', belowHome: true},
  'places/community': {path: '/communities/detail/{id}', title: /*i18n*/ 'Communities'},
  'places/guides': {
    path: '/neighborhood-guides',
    title: /*i18n*/ 'Neighborhoods',
    parameters: ['name'],
  },
  'places/lifestyle': {path: '/lifestyle', title: /*i18n*/ 'Lifestyle', belowHome: true},
  'places/map': {
    path: '/interactive-map',
    title: /*i18n*/ 'Interactive Map',
    belowHome: true,
    parameters: ['name'],
  },
  'places/neighborhood': {
    path: '/neighborhood/detail/{name}',
    title: /*i18n*/ 'Neighborhoods',
    parameters: ['community'],
  },
  project: {path: '/projects/detail/{slug}', title: /*i18n*/ 'Project', parameters: ['download']},
  property: {path: '/properties/{slug}', title: null, parameters: ['download']},
  'saved-searches/manage': {
    path: '/saved-searches/{token}',
    title: /*i18n*/ 'Saved search',
    parameters: ['done'],
    belowHome: true,
    unlisted: true,
  },
  'saved-searches/new': {
    path: '/tell-me-when',
    title: /*i18n*/ 'Notify me',
    parameters: [...filterNames, 'home'],
    belowHome: true,
    unlisted: true,
  },
  search: {
    path: '/properties',
    title: /*i18n*/ 'Properties',
    belowHome: true,
    parameters: [...filterNames, 'view'],
  },
  'shortlist/compare': {
    path: '/compare',
    title: /*i18n*/ 'Compare',
    parameters: ['properties'],
    belowHome: true,
    unlisted: true,
  },
  'shortlist/send': {
    path: '/send-shortlist',
    title: /*i18n*/ 'Send your shortlist',
    parameters: ['properties'],
    belowHome: true,
    unlisted: true,
  },
  shortlist: {
    path: '/shortlist',
    title: /*i18n*/ 'Shortlist',
    parameters: ['properties'],
    belowHome: true,
    unlisted: true,
  },
  'viewings/choose': {
    path: '/book-viewing',
    title: /*i18n*/ 'Book a viewing',
    parameters: ['slug', 'agent', 'from'],
    belowHome: true,
    unlisted: true,
  },
  'viewings/private': {
    path: '/viewings/{token}',
    title: /*i18n*/ 'Viewing',
    parameters: ['done'],
    belowHome: true,
    unlisted: true,
  },
  'team/list': {path: '/team', title: /*i18n*/ 'Our Team', belowHome: true},
  'team/member': {path: '/team/detail/{slug}', title: /*i18n*/ 'Our team'},
}

/** The routes of a page that have an address. */
export const addressesOf = (route: PageRoute): RouteDefinition[] =>
  Array.isArray(route) ? route : 'status' in route ? [] : [route]

/** In the order of their paths, whatever their folders are called. */
export const routes: RouteDefinition[] = Object.values(pageRoutes)
  .flatMap(addressesOf)
  .sort((one, other) => (one.path < other.path ? -1 : 1))
