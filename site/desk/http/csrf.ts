/**
 * The token in every form of the desk, beside the check of the origin: made from the session's own
 * token, which no other page can read, and with another text each time, so that the length of a
 * compressed page says nothing about it. It names its account, too: a form outlives its session.
 */
import {createHmac, randomBytes} from 'node:crypto'
import {isSameSecret} from '#server/platform/secret.ts'

/** The name of the field, and of the parameter where a form has files. */
export const CSRF = 'csrf'

/**
 * With `path` the token is for forms that are sent to this path alone. Addresses stand in the logs
 * of proxies, so that a token in one must open nothing else.
 */
export function csrfTokenOf(sessionToken: string, account: string, path?: string): string {
  const nonce = randomBytes(12).toString('base64url')
  return [nonce, signatureOf(sessionToken, nonce, path), account].join('.')
}

export function isCsrfToken(given: string, sessionToken: string, path?: string): boolean {
  const [nonce = '', signature = ''] = given.split('.')
  return isSameSecret(signature, signatureOf(sessionToken, nonce, path))
}

/** The account of the form, from its token; empty where there is none. */
export const accountOfToken = (given: string): string => given.split('.')[2] ?? ''

function signatureOf(sessionToken: string, nonce: string, path?: string) {
  // Browsers encode some characters of a path before they send it.
  const {pathname} = new URL(path ?? '', 'http://desk')
  const purpose = path === undefined ? 'csrf' : `csrf ${pathname}`
  return createHmac('sha256', sessionToken).update(`${purpose} ${nonce}`).digest('base64url')
}
