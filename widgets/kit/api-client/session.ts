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

/** The host site says where its session is kept. */
export function provideSession(session: Session) {
  provided = session
}

export const currentSession = () => provided
