/** What a feature's `route.ts` says: where its page is, and what the site and search engines make of it. */

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
  /** For visitors who were led there: search engines leave it out, and no server keeps it. */
  unlisted?: boolean
  /** Address of its articles for feed readers. */
  feed?: string
  /** Only for a signed-in user of this kind (spec section 6). */
  admits?: Admission
}

/** A page without an address, shown where a record does not exist (404) or no longer does (410). */
export interface StatusRoute {
  status: 404 | 410
  title: string
}

/** The default export of a `route.ts`. */
export type FeatureRoute = StatusRoute | RouteDefinition | RouteDefinition[]

/** One address, or several that the same page answers. */
export const defineRoute = <Definition extends FeatureRoute>(route: Definition): Definition => route
