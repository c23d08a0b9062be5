/** Codes for somebody whose phone is lost: each works once in place of one of the app. */
import {createHash, randomBytes} from 'node:crypto'

const COUNT = 10
/** Without letters that are easily taken for others. A power of two: each is as likely. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'.padEnd(32, '0')

/** Shown once; 80 bits each, as `abcd-efgh-jkmn-pqrs`. */
export const newRecoveryCodes = (): string[] => Array.from({length: COUNT}, newCode)

const newCode = () =>
  [...randomBytes(16)]
    .map(byte => LETTERS[byte % LETTERS.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

/** Spaces, dashes and capitals do not matter. They are as random as a hash, which needs no salt. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256').update(plain(code)).digest('base64url')

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')
