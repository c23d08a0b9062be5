/** A route of the desk: which account may ask for it, and what it answers. */
import type {FastifyReply, FastifyRequest} from 'fastify'
import type {Permission} from '#desk/access/permissions.ts'
import type {Session, SignedIn} from '#desk/access/sessions.ts'
import type {Actor} from '#desk/audit/audit-log.ts'
import type {DeskParts} from '#desk/desk-parts.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Agency} from '#trade/agency/agency.ts'
import type {Answer} from './answers.ts'
import type {PostedForm} from './posted-form.ts'

/** One request, as a route sees it. */
export interface Visit {
  parts: DeskParts
  orm: Orm
  agency: Agency
  /** The language of the desk's own words. */
  locale: Locale
  params: Record<string, string>
  query: Record<string, string>
  /** The form of a POST; empty for a GET. */
  form: PostedForm
  request: FastifyRequest
  /** For cookies; answers are returned instead. */
  reply: FastifyReply
}

/** A visit of somebody who is signed in. */
export interface DeskVisit extends Visit {
  account: SignedIn
  session: Session
  actor: Actor
}

/** A visit of whoever it is. */
export type AnyVisit = Visit & Partial<Pick<DeskVisit, 'account' | 'session' | 'actor'>>

interface Limits {
  /** Bytes of a form; the default is 64 KB. */
  bodyLimit?: number
  /** The form has files: the route reads them itself, and its action carries the token in the address. */
  isMultipart?: true
  /** Open also while a second factor that is required has not been set up. */
  isForSetUp?: true
  /** Open also while the code is awaited after the password. */
  isForPasswordStage?: true
  /** Requested by a script at intervals, which is no use of the session by a person. */
  isInBackground?: true
  /** The form to resubmit the text fields to, when the session expired during a multipart post. */
  withoutFiles?(params: Record<string, string>): Resent
}

/** The path that a form is sent to again, and its additional fields. */
export interface Resent {
  path: string
  fields: readonly (readonly [name: string, value: string])[]
}

interface Common extends Limits {
  method: 'GET' | 'POST'
  /** Behind `/desk`, with parameters as `:id`. */
  path: string
}

export interface GuardedRoute extends Common {
  permission: Permission
  handle(visit: DeskVisit): Promise<Answer>
}

/** For signing in: nobody has to be. */
export interface OpenRoute extends Common {
  permission: 'anyone'
  handle(visit: AnyVisit): Promise<Answer>
}

export type DeskRoute = GuardedRoute | OpenRoute

type Rules<Who> = Who | (Limits & {permission: Who})

interface AddRoute {
  (path: string, rules: Rules<'anyone'>, handle: OpenRoute['handle']): OpenRoute
  (path: string, rules: Rules<Permission>, handle: GuardedRoute['handle']): GuardedRoute
}

const routeBy = (method: DeskRoute['method']) =>
  ((path: string, rules: Rules<Permission>, handle: GuardedRoute['handle']) => {
    const {permission, ...limits} = typeof rules === 'string' ? {permission: rules} : rules
    return {method, path, permission, ...limits, handle}
  }) as AddRoute

/** A page, or a file. */
export const get = routeBy('GET')

/** A form. */
export const post = routeBy('POST')
