/** One request of the desk: the session, the permission and the token first, then the route itself. */
import type {FastifyReply, FastifyRequest} from 'fastify'
import {may} from '#desk/access/permissions.ts'
import {actorOf, type Session, type SignedIn, sessionOf} from '#desk/access/sessions.ts'
import type {DeskParts} from '#desk/desk-parts.ts'
import {chooseAmong, locales} from '#kit/i18n/locale.ts'
import {withoutNul} from '#server/http/limits/form-bodies.ts'
import {localeOf} from '#server/http/pages/pages.ts'
import {isUnreachable} from '#server/platform/db/errors.ts'
import {HttpError} from '#server/platform/http-error.ts'
import {seeOther} from './answers.ts'
import {CSRF, isCsrfToken} from './csrf.ts'
import type {AnyVisit, DeskRoute, DeskVisit} from './desk-route.ts'
import {keptForm} from './kept-form-of.ts'
import {PostedForm} from './posted-form.ts'
import type {DeskSender} from './send.tsx'
import {sessionTokenOf} from './session-cookie.ts'

interface Responding {
  route: DeskRoute
  parts: DeskParts
  send: DeskSender
}

export async function respond(
  {route, parts, send}: Responding,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  try {
    if (request.isMultipart() && !route.isMultipart) throw new HttpError(415, 'no form with files')
    const visit = await visitOf({route, parts}, request, reply)
    if (route.permission === 'anyone') return await send.answer(visit, await route.handle(visit))
    const signedIn = asSignedIn(visit, route)
    if (!signedIn) return await send.signedOut(visit, await keptForm(visit, route))
    if (lacksSecondFactor(signedIn, route)) {
      // The text is still on its page and need not be carried along.
      return route.method === 'GET'
        ? await send.answer(visit, seeOther('/desk/account/second-factor'))
        : await send.unprotected(visit)
    }
    if (!may(signedIn.account.role, route.permission)) return await send.forbidden(visit)
    if (route.method === 'POST' && !hasToken(signedIn, route)) {
      return await send.outOfDate(visit, await keptForm(visit, route))
    }
    return await send.answer(visit, await route.handle(signedIn))
  } catch (error) {
    if (isUnreachable(error)) throw new HttpError(503, 'the database cannot be reached')
    throw error
  }
}

async function visitOf(
  {route, parts}: Omit<Responding, 'send'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnyVisit> {
  const orm = await parts.database.ready()
  const {agency} = await parts.siteContent()
  const token = sessionTokenOf(request, parts.settings)
  const found = token === undefined ? undefined : await sessionOf(orm, token, route)
  return {
    parts,
    orm,
    agency,
    request,
    reply,
    locale: localeFor(request, parts, found?.account),
    params: textsOf(request.params),
    query: textsOf(request.query),
    form: PostedForm.ofBody(request.isMultipart() ? {} : request.body),
    ...(found && ownerOf(found)),
  }
}

const ownerOf = ({account, session}: {account: SignedIn; session: Session}) => ({
  account,
  session,
  actor: actorOf(account),
})

/** Allows only the set-up of a second factor where `DESK_SECOND_FACTOR` requires one. */
const lacksSecondFactor = ({account, parts}: DeskVisit, {isForSetUp}: DeskRoute) =>
  parts.settings.desk.needsSecondFactor && !account.hasSecondFactor && !isForSetUp

/** Undefined also while the second factor is awaited, unless the route is open then. */
const asSignedIn = (visit: AnyVisit, {isForPasswordStage}: DeskRoute): DeskVisit | undefined =>
  visit.session?.stage === 'complete' || (visit.session && isForPasswordStage)
    ? (visit as DeskVisit)
    : undefined

/** The account's own language; before anybody signed in, that of the site. */
const localeFor = (request: FastifyRequest, {settings}: DeskParts, account?: SignedIn) =>
  account ? chooseAmong(locales, account.locale) : localeOf(request, settings.languages)

function textsOf(values: unknown): Record<string, string> {
  const entries = Object.entries((values ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const [first] = Array.isArray(value) ? (value as unknown[]) : [value]
      return typeof first === 'string' ? [[name, withoutNul(first)]] : []
    }),
  )
}

/**
 * Every form of the desk has a token; one that lacks it was not made by the desk. Until the code is
 * given there is nothing to protect: the page that asks for it is rendered before it has a session.
 */
function hasToken({request, form, query, parts, session}: DeskVisit, {isMultipart}: DeskRoute) {
  if (session.stage === 'password') return true
  const token = sessionTokenOf(request, parts.settings)
  if (token === undefined) return false
  if (!isMultipart) return isCsrfToken(form.get(CSRF), token)
  return isCsrfToken(query[CSRF] ?? '', token, request.url)
}
