/**
 * The signed-in session in local storage (spec section 3): a JWT under `token`, the user's data as
 * JSON under `user`. Storage may be blocked; then no user is signed in.
 */
import type {Session} from '#kit/api-client/session.ts'
import type {Admission} from '../../shared-with-server/routes.ts'

interface SignedIn {
  token: string | null
  userType: string | null
}

export interface StoredUser {
  name?: string
  email?: string
  user_type?: string
}

export const storedSession: Session = {
  token: () => read('token'),
  clear: () => remove('token'),
}

export function storedUser(): StoredUser {
  try {
    const user: unknown = JSON.parse(read('user') ?? '{}')
    return typeof user === 'object' && user !== null ? user : {}
  } catch {
    return {}
  }
}

export const signedIn = (): SignedIn => ({
  token: read('token'),
  userType: storedUser().user_type ?? null,
})

export function signOut() {
  remove('token')
  remove('user')
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}

/**
 * Returns the path to send a visitor to, or null when the route is open to them: without a token
 * home, with one to the dashboard of their type (spec sections 4 and 6).
 */
export function guard({token, userType}: SignedIn, admits: Admission): string | null {
  if (!token) return '/'
  const kind: Admission = userType === 'A' ? 'A' : 'others'
  if (kind === admits) return null
  return kind === 'A' ? '/dashboard' : '/dashboard1'
}
