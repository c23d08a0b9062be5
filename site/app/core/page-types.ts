/** Types of a page and its route, for the router, the server and the author of a page. */
import type {ReactNode} from 'react'
import type {Api} from '#kit/api-client/client.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import type {Agency} from '#trade/agency/agency.ts'
import type {IslandProps} from '../islands/island.tsx'
import type {RouteDefinition} from '../shared-with-server/routes.ts'
import type {SiteRecords} from '../shared-with-server/site-records.ts'
import type {LoadSeo} from './page-seo.ts'

/** The arguments of a page's loader. */
export interface Visit {
  url: URL
  params: Record<string, string>
  locale: Locale
  api: Api
  agency: Agency
  /** The agency's own landing pages and legal texts. */
  records: SiteRecords
  signal?: AbortSignal
}

/** A page: what it loads, shows, and says of itself. The default export of a `page.tsx`. */
export interface PageDefinition<Data> {
  /** Without it `data` is null. */
  load?: (visit: Visit) => Promise<Data>
  /** Fetches the code of static sections, beside the data. */
  prepare?: () => Promise<void>
  /** Widgets of the first screen: their code and texts are fetched beside the data. */
  elements?: IslandProps['element'][]
  /** Runs in the document's head, before anything is painted: for what only the device knows. */
  headScript?: string
  // Methods: a route holds pages of any data, and loadPage() gives each what its own load() returned.
  Page(props: {data: Data}): ReactNode
  /**
   * Selects data that a browser needs to hydrate the page; by default, all. Static sections need
   * none.
   */
  hydrationData?(data: Data): Data
  /** For search engines, unless the route has a SEO record. */
  description?(i18n: Translator, data: Data, agency: Agency): string
  /** The path for search engines, if that is not the page's address without the query. */
  ownPath?(data: Data): string | undefined
  /**
   * Returns true when search engines must omit this record's page; visitors may read and share it.
   */
  isUnlisted?(data: Data): boolean
  /** The texts of a shared link to the page, if they are not the page's title and description. */
  social?(data: Data, i18n: Translator): Social | undefined
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

/** A page ready to be shown. */
export interface Page {
  /** The properties that the shell reads. */
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

/** A page from its loader: with all of its route. */
export interface LoadedPage extends Page {
  route: Route
  /** The path to which the visitor of a missing page is redirected at once. */
  leadsTo?: string
}

/** A route with its page. */
export interface Route extends RouteDefinition, PageModules {
  /**
   * The page's name, which is the path of its folder in `site/app/features/`: the server announces
   * its files to the browser early.
   */
  file: string
}

/** The modules of a page as `#routes` has them. */
export interface PageModules {
  page: () => Promise<{default: AnyPage}>
  /** The facts of all pages of the feature, only on the server. */
  seo?: LoadSeo
}
