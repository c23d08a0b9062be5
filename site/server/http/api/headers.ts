/** Headers of every answer: it is data, never a page, and a form's answer is private. */
import type {FastifyInstance, FastifyReply} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import {transportSecurity} from '#server/platform/response-headers.ts'

export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  // Pages of partners read the answers from their own origins.
  'cross-origin-resource-policy': 'cross-origin',
  'x-permitted-cross-domain-policies': 'none',
}

/** For what was sent in confidence, and for refusals, which may be over in a moment. */
export const NO_STORE = {'cache-control': 'no-store'}

/** Content changes seldom; after a minute a client revalidates it, with the `ETag`. */
export function keepForAWhile(reply: FastifyReply) {
  reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600')
  addVary(reply, 'accept-language')
}

/** Hours are taken at any moment: what a cache has of them is a few seconds old at most. */
export function keepForAMoment(reply: FastifyReply) {
  reply.header('cache-control', 'public, max-age=5')
  addVary(reply, 'accept-language')
}

/** Beside what it names already: the origin, when partners are listed. */
export function addVary(reply: FastifyReply, name: string) {
  const others = reply.getHeader('vary')
  reply.header('vary', others ? `${others}, ${name}` : name)
}

export function addHeaders(app: FastifyInstance, {apiPublicUrl}: Pick<Settings, 'apiPublicUrl'>) {
  const always = {...SECURITY_HEADERS, ...transportSecurity(apiPublicUrl)}
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(always)
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'POST' || reply.statusCode >= 400) reply.headers(NO_STORE)
  })
}
