/** What a page is to the router, and how an address becomes one. The same on server and browser. */

import type {ComponentType} from 'react'
import type {Api} from '../../widgets/shared/api/client.ts'
import type {Shown} from '../../widgets/shared/api/entities.ts'
import type {Locale} from '../../widgets/shared/i18n/locale.ts'
import type {Translator} from '../../widgets/shared/i18n/translator.ts'
import {Gone, NotFound, Unanswered} from './missing-record.ts'
import {gone, notFound, type Route, routes} from './routes.ts'

/** What a page's loader is given. */
export interface Visit {
  url: URL
  params: Record<string, string>
  locale: Locale
  api: Api
  signal?: AbortSignal
}

/** A file of `pages/`. Its component takes what its loader gave. */
export interface PageModule {
  default: ComponentType<{data: unknown}>
  load?: (visit: Visit) => Promise<unknown>
  /** For search engines, unless the route has a SEO record. `data` is what the loader gave. */
  description?: (i18n: Translator, data: unknown) => string
  /** Where search engines find the page, if that is not its address without the query. */
  ownPath?: (data: unknown) => string | undefined
  /** What a link to the page shows where it is shared, if that is not the page's title and description. */
  social?: (data: unknown) => Social | undefined
  /** The largest picture of the first screen: the document asks for it before anything else. */
  firstPicture?: (data: unknown) => FirstPicture
}

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
  /** As the picture's own. */
  sizes: string
}

/** A page ready to be shown. */
export interface Page {
  /** What the shell asks of it. */
  route: Pick<Route, 'bare' | 'admits'>
  module: PageModule
  data: unknown
  url: URL
  /**
   * 502: the back end did not answer, and the page stands without its record. Search engines then
   * keep what they know and come again; with 200 they would take the empty page for the true one.
   */
  status: 200 | 404 | 410 | 502
}

/** As a loader has it: with all of its route. */
export interface LoadedPage extends Page {
  route: Route
}

/** The route of a path, with its parameters; undefined when there is none. */
export function matchRoute(path: string) {
  for (const {route, pattern} of patterns) {
    const groups = pattern.exec(path)
    if (groups) return {route, params: decoded(groups.groups ?? {})}
  }
}

/** Loads the page of an address, with its data; an address that has none gets the page that says so. */
export async function loadPage(visit: Omit<Visit, 'params'>): Promise<LoadedPage> {
  const {url} = visit
  const match = matchRoute(url.pathname)
  if (!match?.route.page) return otherPage(404, visit)
  const {route} = match
  const module = await match.route.page()
  try {
    const data = await module.load?.({...visit, params: match.params})
    return {route, module, data, url, status: 200}
  } catch (error) {
    if (error instanceof Unanswered) {
      return {route, module, data: error.data ?? null, url, status: 502}
    }
    if (error instanceof NotFound) return otherPage(404, visit)
    if (error instanceof Gone) return otherPage(410, visit)
    throw error
  }
}

/** What is shown in place of a record that is not there, or not there any more. */
async function otherPage(status: 404 | 410, visit: Omit<Visit, 'params'>): Promise<LoadedPage> {
  const route = status === 404 ? notFound : gone
  const module = await (route.page as NonNullable<Route['page']>)()
  const data = await module.load?.({...visit, params: {}})
  return {route, module, data, url: visit.url, status}
}

const parameters = ({path}: Route) => path.match(/\{/g)?.length ?? 0

/** Routes with fewer parameters first, so that a fixed path wins over one with a slug. */
const patterns = [...routes]
  .sort((one, other) => parameters(one) - parameters(other))
  .map(route => ({
    route,
    pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
  }))

function decoded(params: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    return params // a stray % is no reason to fail: the record will not be found
  }
}
