/**
 * The reference API: a route for every call of the contract (spec section 7). Reads top to bottom
 * like a request travels: limits, shape, rules, handler, envelope.
 */
import fastify, {type FastifyInstance, LogController} from 'fastify'
import type {ReadSiteContent} from './content/site-content.ts'
import {refused} from './http/api/answers.ts'
import {addCalls} from './http/api/calls.ts'
import {answerBadAddress, answerBrokenRequest, answerFailure, routeOf} from './http/api/failures.ts'
import {createHandlers, type Parts} from './http/api/handlers.ts'
import {addHeaders} from './http/api/headers.ts'
import {addStorage} from './http/api/storage.ts'
import {addHealth} from './http/health.ts'
import {addLimits} from './http/limits/rate-limits.ts'
import {arrivalOptions, limitArrival} from './http/limits/request-timeout.ts'
import {noOthers, sharedCounts} from './http/limits/shared-counts.ts'
import {limitUrls} from './http/limits/url-limits.ts'
import {addMetrics} from './http/metrics-route.ts'
import {closeConnectionsOnShutdown} from './http/shutdown-connections.ts'
import {type VitalSigns, vitalSigns} from './http/vital-signs.ts'
import {addOperatorRoutes, type OperatorParts} from './operator/operator.ts'
import {createUseCounter} from './partners/usage/usage.ts'
import {createVisitCounter} from './partners/usage/visits.ts'
import type {Handlers} from './platform/api/handler.ts'
import type {Database} from './platform/db/connect.ts'
import type {Settings} from './platform/env.ts'
import {ownAddresses} from './platform/limits/client-network.ts'
import type {Log} from './platform/log.ts'
import type {Metrics} from './platform/metrics/metrics.ts'
import {publish} from './platform/observed.ts'
import type {Storage} from './platform/storage/storage.ts'
import type {Uploads} from './uploads/uploads.ts'

const BODY_LIMIT = 64 * 1024

export interface ApiParts extends Pick<Parts, 'leads' | 'secret' | 'reader'> {
  database: Database
  log: Log
  storage: Storage
  uploads: Uploads
  /** Lets the operator's commands in; without it they are not answered. */
  operator?: OperatorParts
  /** The agency's facts, which go to partners' widgets with the answers; none: those of the build. */
  siteContent?: ReadSiteContent
  /** Those that the metrics tell; none: made here. */
  signs?: VitalSigns
  metrics?: Metrics | undefined
  /** In the place of the usual ones, for tests. */
  handlers?: Handlers
}

export async function createApi(settings: Settings, parts: ApiParts): Promise<FastifyInstance> {
  const {database, leads, storage, uploads, log, secret, operator} = parts
  const app = fastify({
    loggerInstance: log,
    // Its lines carry addresses and whole URLs; ours are in addRequestLog.
    logController: new LogController({disableRequestLogging: true}),
    // The site forwards native posts with the visitor's address, whatever proxy is in front.
    trustProxy: [...settings.trustProxy, ...ownAddresses(settings.host)],
    bodyLimit: BODY_LIMIT,
    ...arrivalOptions(settings.requestTimeout),
    routerOptions: {ignoreTrailingSlash: true},
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBadAddress,
  })
  // Other types need no preflight: with them any page could post in a visitor's name.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(refused(404, 'There is nothing at this address.')),
  )
  addHeaders(app, settings)
  limitUrls(app)
  limitArrival(app, settings.requestTimeout)
  closeConnectionsOnShutdown(app)
  addRequestLog(app)
  const shared = database.embedded ? noOthers : sharedCounts(database, secret)
  await addLimits(app, settings, shared)
  addHealth(app, parts.signs ?? vitalSigns(database, leads, storage, parts.reader))
  const {token} = settings.metrics
  if (parts.metrics && token) addMetrics(app, parts.metrics, token)
  const use = createUseCounter(database, log)
  const visits = createVisitCounter(database, log)
  app.addHook('onClose', async () => {
    await Promise.all([use.close(), visits.close(), shared.close()])
  })
  if (operator) {
    const {siteUrl, delivery} = settings
    addOperatorRoutes(app, {...operator, database, use, siteUrl, mail: delivery.mail, log})
  }
  addStorage(app, storage)
  const handlers = createHandlers({
    database,
    reader: parts.reader,
    leads,
    secret,
    visits,
    use,
    siteContent: parts.siteContent,
    siteUrl: settings.siteUrl,
    sendsMail: Boolean(settings.delivery.mail),
    confirmationsPerNetwork: settings.confirmations.perNetwork,
  })
  await addCalls(app, {...handlers, ...parts.handlers}, uploads)
  return app
}

/** One line for each answer, and a count; no address, no query, no body. */
function addRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, {statusCode, elapsedTime}) => {
    const {method} = request
    const route = routeOf(request)
    request.log.info({method, route, statusCode, ms: Math.round(elapsedTime)})
    publish('request', {
      ...{server: 'api', method, route, status: statusCode, seconds: elapsedTime / 1000},
    })
  })
}
