/** The origin of an attempt to sign in: its network and its browser. */
import type {AnyVisit} from '#desk/http/desk-route.ts'
import {browserTokensOf} from '#desk/http/session-cookie.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import {networkOf, widerNetworkOf} from '#server/platform/limits/client-network.ts'

export interface AttemptOrigin {
  /** See `http/limits/client-network.ts`. */
  network: string
  /** The /48 prefix; IPv4 has none. */
  wider?: string | undefined
  /** Tokens of accounts that this browser signed in to, as it sent them. */
  browserTokens?: readonly string[]
  secret: Pick<FormSecret, 'current' | 'accepted'>
}

export const originOf = ({request, parts}: AnyVisit): AttemptOrigin => ({
  network: networkOf(request.ip),
  wider: widerNetworkOf(request.ip),
  browserTokens: browserTokensOf(request, parts.settings),
  secret: parts.secret,
})
