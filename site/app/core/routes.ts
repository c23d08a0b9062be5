/**
 * Every route of the site with its page. They are found by their folders: each `page.tsx` in
 * `site/app/features/` has a `route.ts` beside it.
 */
import {features} from '#routes'
import type {RouteDefinition} from '../shared-with-server/route.ts'
import {definitionsOf} from '../shared-with-server/routes.ts'
import type {Feature, Route} from './page-types.ts'

export const routes: Route[] = features.flatMap(feature =>
  definitionsOf(feature).map(definition => routeOf(feature, definition)),
)

export const notFound = withStatus(404)
export const gone = withStatus(410)

/** The route without an address that is shown with that status. */
function withStatus(status: 404 | 410): Route {
  const feature = features.find(({route}) => 'status' in route && route.status === status)
  if (!feature || !('status' in feature.route)) throw new Error(`No page is for status ${status}`)
  return routeOf(feature, {path: '', title: feature.route.title})
}

function routeOf({name, page, seo}: Feature, definition: RouteDefinition): Route {
  return {...definition, file: name, page, seo}
}
