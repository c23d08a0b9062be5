/** The route guard of spec sections 4 and 6, as one function. */

import type {Admission} from '../../shared-with-server/route.ts'

export interface SignedIn {
  token: string | null
  userType: string | null
}

/**
 * Where to send a visitor instead, or null when the route is theirs: without a token home, with one
 * to the dashboard of their type.
 */
export function guard({token, userType}: SignedIn, admits: Admission): string | null {
  if (!token) return '/'
  const kind: Admission = userType === 'A' ? 'A' : 'others'
  if (kind === admits) return null
  return kind === 'A' ? '/dashboard' : '/dashboard1'
}
