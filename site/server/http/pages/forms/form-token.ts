/**
 * The cookie with the time at which a visitor came, signed: docs/decisions/036-form-token-cookie.md.
 * A page itself is the same for everybody.
 */
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {issueFormToken, verifyFormToken} from '#server/leads/time-trap.ts'
import type {Settings} from '#server/platform/env.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import {isEncrypted} from '#server/platform/response-headers.ts'
import {
  FORM_TOKEN_COOKIE,
  FORM_TOKEN_PARAMETER,
  FORM_TOKEN_PATH,
} from '../../../../app/shared-with-server/form-token.ts'

type Site = Pick<Settings, 'siteUrl'>

/** Gives a visitor a token, unless theirs is one of ours: the earliest is the one that counts. */
export function keepFormToken(
  {cookies}: FastifyRequest,
  reply: FastifyReply,
  secret: FormSecret,
  {siteUrl}: Site,
) {
  const given = cookies[FORM_TOKEN_COOKIE]
  const token = genuineToken(given, secret)
  if (token === given) return
  // Without an end of its own: it goes with the browser's session.
  reply.setCookie(FORM_TOKEN_COOKIE, token, {
    path: '/',
    sameSite: 'lax',
    secure: isEncrypted(siteUrl),
  })
}

/**
 * The token of a post: from the cookie, or from the form's address where a browser refuses cookies and
 * the form came back with one.
 */
export function postedFormToken({cookies, query}: FastifyRequest): string | undefined {
  const {[FORM_TOKEN_PARAMETER]: named} = (query ?? {}) as Record<string, unknown>
  return cookies[FORM_TOKEN_COOKIE] ?? (typeof named === 'string' ? named : undefined)
}

/** For a form that comes back: its next post needs no cookie. */
export const returnedFormToken = (request: FastifyRequest, secret: FormSecret) =>
  genuineToken(postedFormToken(request), secret)

/** The given one if it is ours, else a new one. */
function genuineToken(given: string | undefined, secret: FormSecret) {
  const now = Date.now()
  const isOurs = given && verifyFormToken(secret, given, now) !== 'forged'
  return isOurs ? given : issueFormToken(secret, now)
}

export const addFormToken = (site: FastifyInstance, settings: Site, secret: FormSecret) =>
  site.get(FORM_TOKEN_PATH, (request, reply) => {
    keepFormToken(request, reply, secret, settings)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
