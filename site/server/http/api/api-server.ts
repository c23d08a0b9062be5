/** The server of the reference API before it has any route: its limits, headers, errors and log. */
import fastify, {type FastifyInstance, LogController} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import {ownAddresses} from '#server/platform/limits/client-network.ts'
import type {Log} from '#server/platform/log.ts'
import {publish} from '#server/platform/observed.ts'
import {arrivalOptions, limitArrival, limitUrls} from '../limits/request-limits.ts'
import {closeConnectionsOnShutdown} from '../shutdown-connections.ts'
import {refused} from './answers.ts'
import {answerBadAddress, answerBrokenRequest, answerFailure, routeOf} from './failures.ts'
import {addHeaders} from './headers.ts'

const BODY_LIMIT = 64 * 1024

export function createApiServer(settings: Settings, log: Log): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    // Its lines carry addresses and whole URLs; ours are in addRequestLog.
    logController: new LogController({disableRequestLogging: true}),
    // The site forwards native posts with the visitor's address, whatever proxy is in front.
    trustProxy: [...settings.trustProxy, ...ownAddresses(settings.host)],
    bodyLimit: BODY_LIMIT,
    // A slice may open a large database or bring the first content: it takes the time that it needs.
    pluginTimeout: 0,
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
  return app
}

/** One line for each answer, and a count; no address, no query, no body. */
function addRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, {statusCode, elapsedTime}) => {
    const {method} = request
    const route = routeOf(request)
    request.log.info({method, route, statusCode, ms: Math.round(elapsedTime)})
    publish('request', {
      server: 'api',
      method,
      route,
      status: statusCode,
      seconds: elapsedTime / 1000,
    })
  })
}
