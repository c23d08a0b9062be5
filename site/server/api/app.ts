/**
 * The reference API: a route for every call of the contract (spec section 7). Reads top to bottom
 * like a request travels: limits, shape, rules, handler, envelope.
 */
import etag from '@fastify/etag'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type {Call} from '../../../widgets/shared/api/call.ts'
import * as contract from '../../../widgets/shared/api/contract.ts'
import type {FieldErrors} from '../../../widgets/shared/forms/suite.ts'
import type {Database} from '../db/connect.ts'
import type {Settings} from '../env.ts'
import type {Log} from '../log.ts'
import type {Storage} from '../storage/storage.ts'
import {visitCounter} from '../visits.ts'
import {fulfilled, Refusal, refused, refuseFields} from './answers.ts'
import {BASE} from './base.ts'
import {readLocale, readQuery} from './context.ts'
import {answerBadAddress, answerBrokenRequest, answerFailure, routeOf} from './failures.ts'
import {forms} from './forms.ts'
import {type CallName, createHandlers, type Handler, type Handlers, type Parts} from './handlers.ts'
import {addHeaders, keepForAWhile} from './headers.ts'
import {addHealth} from './health.ts'
import {addLimits} from './limits.ts'
import {addOperatorRoutes, type OperatorParts} from './operator.ts'
import {asObject, asQuery, payloadReader, type ReadPayload, type Values} from './payload.ts'
import {addStorage} from './storage.ts'

const BODY_LIMIT = 64 * 1024

export interface ApiParts extends Pick<Parts, 'leads' | 'secret'> {
  database: Database
  log: Log
  storage: Storage
  /** Lets the operator's commands in; without it they are not answered. */
  operator?: OperatorParts
  /** In the place of the usual ones, for tests. */
  handlers?: Handlers
}

export async function createApi(settings: Settings, parts: ApiParts): Promise<FastifyInstance> {
  const {database, leads, storage, log, secret, operator} = parts
  const app = fastify({
    loggerInstance: log,
    // Its lines carry addresses and whole URLs; ours are in addRequestLog.
    logController: new LogController({disableRequestLogging: true}),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: settings.requestTimeout,
    http: {
      headersTimeout: settings.requestTimeout,
      connectionsCheckingInterval: Math.min(1_000, settings.requestTimeout),
    },
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
  addHeaders(app)
  await app.register(etag, {weak: true})
  addRequestLog(app)
  await addLimits(app, settings)
  addHealth(app, database, leads)
  if (operator) addOperatorRoutes(app, operator)
  addStorage(app, storage)
  const handlers = createHandlers({database, leads, secret, visits: visitCounter(database)})
  addCalls(app, {...handlers, ...parts.handlers})
  return app
}

function addCalls(app: FastifyInstance, handlers: Handlers) {
  for (const [name, call] of Object.entries(contract) as [CallName, Call][]) {
    if (call.isFile) continue // the storage answers
    const url = BASE + call.path.replaceAll(/\{(\w+)\}/g, ':$1')
    const methods = methodsOf(call)
    const handler = handlers[name] ?? notAvailable
    app.route({method: methods, url, handler: answerCall(name, call, handler)})
    addWrongMethods(app, url, methods)
  }
}

/** A search may be long, and the specification posts it. */
const methodsOf = (call: Call): string[] =>
  call.name === contract.searchProperties.name ? ['GET', 'POST'] : [call.method]

const notAvailable: Handler = async () => {
  throw new Refusal(404, 'Not available yet')
}

function answerCall(name: CallName, call: Call, handle: Handler) {
  const read = payloadReader(call)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const values = valuesOf(request, call, read)
    judge(name, values)
    const query = readQuery(request.query)
    if (request.method !== 'POST') keepForAWhile(reply)
    const outcome = await handle({
      call: name,
      values,
      query,
      locale: readLocale(query, request.headers),
      honeypot: honeypotOf(request.body),
      key: keyOf(request),
    })
    return reply.send(fulfilled(outcome))
  }
}

function valuesOf(request: FastifyRequest, call: Call, read: ReadPayload) {
  const {method, body, query, params} = request
  if (method === 'POST') return read(call.method === 'POST' ? asObject(body) : asQuery(body))
  return read({...readQuery(query), ...asObject(params)})
}

/** The form's own rules, on a fresh suite. */
function judge(name: CallName, values: Values) {
  const suite = forms[name as keyof typeof forms]?.suite as
    | (() => (values: Values) => FieldErrors<Record<string, string>>)
    | undefined
  const errors = suite?.()(values)
  if (errors && Object.keys(errors).length) refuseFields(errors as Record<string, string>)
}

/** Nobody sees the field, so only robots and some password managers fill it. */
function honeypotOf(body: unknown) {
  const {website} = (body ?? {}) as {website?: unknown}
  return typeof website === 'string' ? website.trim() : ''
}

function keyOf({headers}: FastifyRequest) {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new Refusal(400, 'Idempotency-Key must be 1 to 200 visible characters, such as a UUID.')
}

function addWrongMethods(app: FastifyInstance, url: string, allowed: string[]) {
  const method = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(one => !allowed.includes(one))
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', allow)
    throw new Refusal(405, `This address takes ${allow}.`)
  }
  // Before the body is looked at: whatever it is, the method is the mistake.
  app.route({method, url, exposeHeadRoute: false, onRequest: refuse, handler: refuse})
}

/** One line for each answer; no address, no query, no body. */
function addRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, {statusCode, elapsedTime}) => {
    const {method} = request
    request.log.info({method, route: routeOf(request), statusCode, ms: Math.round(elapsedTime)})
  })
}
