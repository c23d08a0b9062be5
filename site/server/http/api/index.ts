/**
 * Slice: the reference API, with a route for every call of the contract (spec section 7), its health
 * and its figures. A request passes limits, shape, rules, handler and envelope.
 */
import type {Handlers} from '#server/platform/api/handler.ts'
import type {Metrics} from '#server/platform/metrics/metrics.ts'
import {closeLater, defineSlice, type SliceOptions} from '#server/platform/slice.ts'
import {addHealth} from '../health.ts'
import {addLimits} from '../limits/rate-limits.ts'
import {noOthers, sharedCounts} from '../limits/shared-counts.ts'
import {addMetrics, openMetrics} from '../metrics-route.ts'
import {type VitalSigns, vitalSigns} from '../vital-signs.ts'
import {addCalendarFeeds} from './calendar-feeds.ts'
import {addCalls} from './calls.ts'
import {createHandlers} from './handlers.ts'
import {addStorage} from './storage.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How the parts are that the server needs. */
    signs: VitalSigns
    /** Undefined while nobody wants figures. */
    metrics: Metrics | undefined
  }
}

export interface ApiOptions extends SliceOptions {
  /** Handlers in the place of the usual ones, for tests. */
  handlers?: Handlers
}

const USES = [
  'platform',
  'content',
  'catalogue',
  'uploads',
  'leads',
  'partners',
  'viewings',
  'calendars',
]

export const api = defineSlice<ApiOptions>('api', USES, async (app, {handlers}) => {
  const {settings, database, secret, leads, storage, reader, contentVersion} = app
  const feed = settings.sync?.source
  const signs = vitalSigns(database, leads, storage, reader, feed, contentVersion)
  const metrics = await openMetrics(settings, signs)
  app.decorate('signs', signs)
  app.decorate('metrics', metrics)
  const shared = database.embedded ? noOthers : sharedCounts(database, secret)
  closeLater(app, shared, metrics)
  await addLimits(app, settings, shared)
  addHealth(app, signs)
  if (metrics && settings.metrics.token) addMetrics(app, metrics, settings.metrics.token)
  addStorage(app, storage)
  addCalendarFeeds(app)
  await addCalls(app, {...createHandlers(app), ...handlers}, app.uploads)
})
