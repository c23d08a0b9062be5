/**
 * Browsers that signed in to an account before: each keeps a token of it in a cookie, which opens
 * nothing, but lets its owner go on while strangers try passwords. Another password ends the tokens.
 */
import {createHmac, randomBytes} from 'node:crypto'
import {isSameSecret} from '#server/platform/secret.ts'
import type {AttemptOrigin} from './attempt-origin.ts'

/** Colleagues may share a browser. */
const MAX_ACCOUNTS = 5
const NONCE_LENGTH = 16

interface Owner {
  id: string
  passwordHash: string | null
}

/** Names the account by a keyed hash. */
function newTokenOf(owner: Owner, secret: string) {
  const nonce = randomBytes(12).toString('base64url')
  return nonce + signatureOf(owner, nonce, secret)
}

/** The name of this browser if it signed in to the account before; undefined for any other. */
export function knownBrowser(
  owner: Owner | undefined,
  {browserTokens = [], secret}: Pick<AttemptOrigin, 'browserTokens' | 'secret'>,
): string | undefined {
  const isOwn = (token: string) =>
    owner?.passwordHash && secret.accepted.some(one => isTokenOf(owner, token, one))
  return browserTokens.find(isOwn)?.slice(0, NONCE_LENGTH)
}

/** The tokens that a browser keeps after it signed in to the account, the latest first. */
export function tokensAfterSignIn(
  owner: Owner,
  {browserTokens = [], secret}: Pick<AttemptOrigin, 'browserTokens' | 'secret'>,
) {
  const others = browserTokens.filter(
    token => !secret.accepted.some(one => isTokenOf(owner, token, one)),
  )
  return [newTokenOf(owner, secret.current), ...others].slice(0, MAX_ACCOUNTS)
}

function isTokenOf(owner: Owner, token: string, secret: string) {
  const nonce = token.slice(0, NONCE_LENGTH)
  return isSameSecret(token.slice(NONCE_LENGTH), signatureOf(owner, nonce, secret))
}

const signatureOf = ({id, passwordHash}: Owner, nonce: string, secret: string) =>
  createHmac('sha256', secret)
    .update(`desk browser ${nonce} ${id} ${passwordHash}`)
    .digest('base64url')
