/** Types of a page and its route, for the router, the server and the author of a page. */
import type {ReactNode} from 'react'
import type {Api} from '#kit/api-client/client.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Shown} from '#trade/contract/entities.ts'
import type {FeatureRoute, RouteDefinition} from '../shared-with-server/route.ts'
import type {SiteRecords} from '../shared-with-server/site-records.ts'
import type {AnySeo} from './page-seo.ts'

/** What a page's loader is given. */
export interface Visit {
  url: URL
  params: Record<string, string>
  locale: Locale
  api: Api
  /** The agency's own landing pages and legal texts. */
  records: SiteRecords
  signal?: AbortSignal
}

/** A page: what it loads, shows, and says of itself. The default export of a `page.tsx`. */
export interface PageDefinition<Data> {
  /** Without it `data` is null. */
  load?: (visit: Visit) => Promise<Data>
  // Methods: a route holds pages of any data, and loadPage() gives each what its own load() returned.
  Page(props: {data: Data}): ReactNode
  /** What a browser needs of the data to hydrate the page; left out, all. Static sections need none. */
  hydrationData?(data: Data): Data
  /** For search engines, unless the route has a SEO record. */
  description?(i18n: Translator, data: Data): string
  /** Where search engines find the page, if that is not its address without the query. */
  ownPath?(data: Data): string | undefined
  /** Whether search engines leave the page of this record out, which visitors may read and share. */
  isUnlisted?(data: Data): boolean
  /** What a link to the page shows where it is shared, if that is not the page's title and description. */
  social?(data: Data, i18n: Translator): Social | undefined
  /** The largest picture of the first screen: the picture of a shared link is made of it. */
  firstPicture?(data: Data): FirstPicture
}

/** Checks that a loader and its page agree on the data. */
export const definePage = <Data>(page: PageDefinition<Data>): PageDefinition<Data> => page

/** A page whose data only the page itself knows. */
export type AnyPage = PageDefinition<unknown>

/** Becomes the OpenGraph and Twitter tags of the page. */
export interface Social {
  title?: string
  description?: string
  /** As the record names it; shown before the picture that is drawn for every page. */
  image?: string
  /** `article` for what is written once, on a day; all else is a `website`. */
  kind?: 'article' | 'website'
}

export interface FirstPicture {
  /** As the record names it; none: there is no such picture. */
  path?: string
  /** The record's `pictures`. */
  pictures?: Shown['pictures']
}

/** A page ready to be shown. */
export interface Page {
  /** What the shell reads of it. */
  route: Pick<Route, 'bare' | 'admits' | 'title' | 'belowHome'>
  definition: AnyPage
  data: unknown
  url: URL
  /**
   * 502: the back end did not respond, and the page is rendered without its record. Search engines
   * then keep what they know and come again; with 200 they would take the empty page for the true
   * one.
   */
  status: 200 | 404 | 410 | 502
}

/** As a loader has it: with all of its route. */
export interface LoadedPage extends Page {
  route: Route
  /** Where the visitor of a missing page is taken at once. */
  leadsTo?: string
}

/** A route with its page. */
export interface Route extends RouteDefinition, Pick<Feature, 'page' | 'seo'> {
  /**
   * The page's name, which is the path of its folder in `site/app/features/`: the server announces
   * its files to the browser early.
   */
  file: string
}

/** A page folder as `#routes` has it. */
export interface Feature {
  /** The path of its folder in `site/app/features/`. */
  name: string
  route: FeatureRoute
  page: () => Promise<{default: AnyPage}>
  /** Only on the server. */
  seo?: () => Promise<{default: AnySeo}>
}
