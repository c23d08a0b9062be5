/**
 * Every route of the site with its page: each `page.tsx` in `site/app/features/` is found by its
 * folder.
 */
import {pages} from '#routes'
import {addressesOf, pageRoutes, type RouteDefinition} from '../shared-with-server/routes.ts'
import type {Route} from './page-types.ts'

export const routes: Route[] = Object.entries(pageRoutes).flatMap(([name, route]) =>
  addressesOf(route).map(definition => routeOf(name, definition)),
)

export const notFound = withStatus(404)
export const gone = withStatus(410)

/** The route without an address that is shown with that status. */
function withStatus(status: 404 | 410): Route {
  for (const [name, route] of Object.entries(pageRoutes)) {
    if ('status' in route && route.status === status)
      return routeOf(name, {path: '', title: route.title})
  }
  throw new Error(`No page is for status ${status}`)
}

function routeOf(name: string, definition: RouteDefinition): Route {
  const page = pages[name]
  if (!page) throw new Error(`site/app/features/${name} has no page.tsx`)
  return {...definition, file: name, ...page}
}
