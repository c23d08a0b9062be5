/** Finds the route of an address. The same on server and browser. */
import type {Route} from './page-types.ts'
import {routes} from './routes.ts'

/** The route of a path, with its parameters; undefined when there is none. */
export function matchRoute(path: string) {
  for (const {route, pattern} of patterns) {
    const groups = pattern.exec(path)
    if (groups) return {route, params: decoded(groups.groups ?? {})}
  }
}

const parameters = ({path}: Route) => path.match(/\{/g)?.length ?? 0

/** Routes with fewer parameters first, so that a fixed path wins over one with a slug. */
const patterns = [...routes]
  .sort((one, other) => parameters(one) - parameters(other) || (one.path < other.path ? -1 : 1))
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
