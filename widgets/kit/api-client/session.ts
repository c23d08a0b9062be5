import {pageSettings} from '../core/page-settings.ts'

/**
 * The signed-in session (spec sections 3 and 6). Only the host site provides one: a widget on a
 * partner's page reads no storage and sends no Authorization header.
 */
export interface Session {
  /** The stored token, sent as Bearer; null when no user is signed in. */
  token(): string | null
  /** Forgets the token; called when the API answers 401. */
  clear(): void
}

const signedOut: Session = {token: () => null, clear: () => {}}
let provided = signedOut

/** The host site provides the place of its session. */
export function provideSession(session: Session) {
  provided = session
}

export const currentSession = () => provided

/** The signed time that enquiries carry. The host site and partners' loader provide one. */
let readToken: () => string | undefined = () => undefined
let asked: string | undefined

/** The host site provides the place of its visitor's token. */
export function provideFormToken(read: () => string | undefined) {
  readToken = read
}

export const currentFormToken = () => readToken() ?? pageSettings().token ?? asked

/** Token that a page without one of its own requested from the server. */
export function keepFormToken(token: string | undefined) {
  asked = token
}
