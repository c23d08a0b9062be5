/** The routes of the site as data. */
import {features} from '#routes'
import type {FeatureRoute, RouteDefinition} from './route.ts'

/** A feature's routes that have an address. */
export const definitionsOf = ({route}: {route: FeatureRoute}): RouteDefinition[] =>
  Array.isArray(route) ? route : 'status' in route ? [] : [route]

/** In the order of their paths, whatever their folders are called. */
export const routes: RouteDefinition[] = features
  .flatMap(definitionsOf)
  .sort((one, other) => (one.path < other.path ? -1 : 1))
