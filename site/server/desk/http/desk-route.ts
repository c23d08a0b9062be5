/** A route of the desk: which account may ask for it, and what it answers. */
import type {FastifyReply, FastifyRequest} from 'fastify'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Permission} from '../access/permissions.ts'
import type {Session, SignedIn} from '../access/sessions.ts'
import type {Actor} from '../audit/audit-log.ts'
import type {DeskParts} from '../desk-parts.ts'
import type {Answer} from './answers.ts'
import type {PostedForm} from './posted-form.ts'

/** One request, as a route sees it. */
export interface Visit {
  parts: DeskParts
  orm: Orm
  /** The language of the desk's own words. */
  locale: Locale
  params: Record<string, string>
  query: Record<string, string>
  /** Of a POST; of a GET it is empty. */
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

interface Common {
  method: 'GET' | 'POST'
  /** Behind `/desk`, with parameters as `:id`. */
  path: string
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
  /** Of a form with files that came without its session: what becomes of its texts. */
  withoutFiles?(params: Record<string, string>): Resent
}

/** Where a form is sent again, and what is added to its fields. */
export interface Resent {
  path: string
  fields: readonly (readonly [name: string, value: string])[]
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
