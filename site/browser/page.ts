/** What a page is to the router, and how an address becomes one. The same on server and browser. */

import type {ComponentType} from 'react'
import type {Api} from '../../widgets/shared/api/client.ts'
import type {Locale} from '../../widgets/shared/i18n/locale.ts'
import type {Translator} from '../../widgets/shared/i18n/translator.ts'
import {notFound, type Route, routes} from './routes.ts'

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
  /** For search engines, unless the route has a SEO record. */
  description?: (i18n: Translator) => string
}

/** A page ready to be shown. */
export interface Page {
  route: Route
  module: PageModule
  data: unknown
  url: URL
  status: 200 | 404
}

/** Thrown by a loader when the record of the address does not exist. */
export class NotFound extends Error {
  override name = 'NotFound'
}

/** The route of a path, with its parameters; undefined when there is none. */
export function matchRoute(path: string) {
  for (const {route, pattern} of patterns) {
    const groups = pattern.exec(path)
    if (groups) return {route, params: decoded(groups.groups ?? {})}
  }
}

/** Whether the site has a page there, so that the browser need not ask the server. */
export const hasPage = (path: string) => matchRoute(path)?.route.page !== undefined

/** Loads the page of an address, with its data; `data` given means: already loaded. */
export async function loadPage(
  visit: Omit<Visit, 'params'>,
  given?: {data: unknown; status: number},
): Promise<Page> {
  const {url} = visit
  const match = matchRoute(url.pathname)
  if (!match?.route.page || given?.status === 404) return missingPage(url)
  const module = await match.route.page()
  try {
    const data = given ? given.data : await module.load?.({...visit, params: match.params})
    return {route: match.route, module, data, url, status: 200}
  } catch (error) {
    if (error instanceof NotFound) return missingPage(url)
    throw error
  }
}

async function missingPage(url: URL): Promise<Page> {
  const module = await (notFound.page as NonNullable<Route['page']>)()
  return {route: notFound, module, data: undefined, url, status: 404}
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
