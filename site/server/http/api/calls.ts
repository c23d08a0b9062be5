/** A route for every call of the contract: shape, rules, handler, envelope. */
import multipart from '@fastify/multipart'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {type Call, takesFiles} from '#kit/api-client/call.ts'
import type {CallName, Handler, Handlers, KeptAnswer} from '#server/platform/api/handler.ts'
import {asObject, asQuery, payloadReader, type ReadPayload} from '#server/platform/api/payload.ts'
import {readLocale, readQuery} from '#server/platform/api/query.ts'
import {isUnchanged} from '#server/platform/encoded-body.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {networkOf, widerNetworkOf} from '#server/platform/limits/client-network.ts'
import {formDataOptions} from '#server/uploads/form-data.ts'
import type {Upload, Uploads} from '#server/uploads/uploads.ts'
import * as contract from '#trade/contract/contract.ts'
import {limitOfUse} from '../limits/rate-limits.ts'
import {fulfilled} from './answers.ts'
import {filesOf, suiteOf, validate} from './forms.ts'
import {addVary, keepForAMoment, keepForAWhile, NO_STORE} from './headers.ts'

/** Below it are the calls of the contract (spec section 7). */
export const BASE = '/api/v1/user/'

/** Calls that answer a file are the storage's. */
const calls = (Object.entries(contract) as [CallName, Call][]).filter(([, call]) => !call.isFile)

export async function addCalls(app: FastifyInstance, handlers: Handlers, uploads: Uploads) {
  for (const [name, call] of calls) if (!takesFiles(call)) addCall(app, name, call, handlers)
  // Encapsulated: only these calls parse multipart bodies.
  await app.register(async scope => {
    await scope.register(multipart, formDataOptions)
    for (const [name, call] of calls) {
      if (takesFiles(call)) addCall(scope, name, call, handlers, uploads)
    }
  })
}

/** Only those that these handlers answer, for a preview. */
export function addReadingCalls(app: FastifyInstance, handlers: Handlers) {
  for (const [name, call] of calls) if (handlers[name]) addCall(app, name, call, handlers)
}

function addCall(
  app: FastifyInstance,
  name: CallName,
  call: Call,
  handlers: Handlers,
  uploads?: Uploads,
) {
  const url = BASE + call.path.replaceAll(/\{(\w+)\}/g, ':$1')
  const methods = methodsOf(call)
  const handler = handlers[name]
  if (!handler) throw new Error(`Nothing answers the call ${name}.`)
  const limit = name === 'countUse' ? limitOfUse(app) : {}
  app.route({method: methods, url, ...limit, handler: answerCall(name, call, handler, uploads)})
  addWrongMethods(app, url, methods)
}

/** A search may be long, and the specification posts it. */
const methodsOf = (call: Call): string[] =>
  call.name === contract.searchProperties.name ? ['GET', 'POST'] : [call.method]

/** Without a body and its type a page of another origin needs no preflight; nothing in it is private. */
const isToldInQuery = (call: Call) => call.name === contract.countUse.name

/** Answers that no cache keeps: one person's data, which can be deleted, and tokens. */
const isPrivate = ({name}: Call) =>
  [
    contract.getTestEnquiry,
    contract.getSavedSearch,
    contract.getFormToken,
    contract.getViewing,
  ].some(call => call.name === name)

/** Answers that are true for a moment only. */
const isMomentary = ({name}: Call) => name === contract.getViewingHours.name

function answerCall(name: CallName, call: Call, handle: Handler, uploads?: Uploads) {
  const read = payloadReader(call)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const key = keyOf(request, name)
    const hasFiles = uploads && request.isMultipart()
    const upload = hasFiles ? await uploads.receive(request) : undefined
    try {
      const values = {...valuesOf(request, call, read, upload), ...filesOf(call, upload?.files)}
      validate(suiteOf(name), values)
      const query = readQuery(request.query)
      if (isPrivate(call)) reply.headers(NO_STORE)
      else if (isMomentary(call)) keepForAMoment(reply)
      else if (request.method !== 'POST') keepForAWhile(reply)
      const locale = readLocale(query, request.headers)
      const honeypot = honeypotOf(upload?.texts ?? request.body)
      const {origin} = request.headers
      const input = {
        call: name,
        values,
        query,
        origin,
        locale,
        honeypot,
        key,
        upload,
        network: networkOf(request.ip),
        widerNetwork: widerNetworkOf(request.ip),
      }
      const outcome = await handle(input)
      return outcome.kept ? await sendKept(request, reply, outcome.kept) : fulfilled(outcome)
    } finally {
      // Before the answer is sent, so that a client with an answer finds nothing left over.
      await upload?.end()
    }
  }
}

function valuesOf(request: FastifyRequest, call: Call, read: ReadPayload, upload?: Upload) {
  const {method, body, query, params} = request
  if (upload) return read(upload.texts)
  if (body === undefined && isToldInQuery(call)) return read(query)
  if (method === 'POST') return read(call.method === 'POST' ? asObject(body) : asQuery(body))
  return read({...readQuery(query), ...asObject(params)})
}

/** The field is invisible, so only robots and some password managers fill it. */
function honeypotOf(body: unknown) {
  const {website} = (body ?? {}) as {website?: unknown}
  return typeof website === 'string' ? website.trim() : ''
}

/** A key counts for its call, so that none of another form can use it up. */
function keyOf({headers}: FastifyRequest, name: CallName) {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return `${name} ${key}`
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

/** Sends a cached answer: compressed once, and not at all to a client that has it already. */
async function sendKept(
  {method, headers}: FastifyRequest,
  reply: FastifyReply,
  {etag, body}: KeptAnswer,
) {
  addVary(reply, 'accept-encoding')
  if (method !== 'POST') {
    reply.header('etag', etag)
    if (isUnchanged(headers['if-none-match'], etag)) return reply.code(304).send()
  }
  const encoding = body.encodingFor(headers['accept-encoding']?.toString())
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(await body.in(encoding))
}
