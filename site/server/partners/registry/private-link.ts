/** The address of a partner's own page: a random token, of which only the hash is stored. */
import {createHash, randomBytes} from 'node:crypto'

export const PARTNER_PAGES = '/partners/'

export const newToken = () => randomBytes(32).toString('base64url')

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What may be a token; nothing else is looked up. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)

export const linkOf = (siteUrl: string, token: string) => `${siteUrl}${PARTNER_PAGES}${token}`
