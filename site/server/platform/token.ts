/** Random tokens of addresses and cookies, of which only the hash is stored. */
import {createHash, randomBytes} from 'node:crypto'

export const newToken = () => randomBytes(32).toString('base64url')

/** A token is as random as its hash, so that the hash needs no salt. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The syntax of a token; other texts are never looked up. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
