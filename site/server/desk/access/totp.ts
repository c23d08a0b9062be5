/** Codes of an authenticator app: RFC 6238, six digits, thirty seconds, SHA-1, which all apps know. */
import {Secret, TOTP} from 'otpauth'
import {create} from 'qrcode'
import {agency} from '../../../../widgets/shared/agency.ts'
import {foldLetters} from '../../../../widgets/shared/i18n/fold-letters.ts'

/** 160 bits, in Base32: as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({size: 20}).base32

/**
 * The step of time that the code is of, also the one before and the one after: clocks differ, and
 * people type. Undefined for a code that is not good now.
 */
export function stepOf(code: string, secret: string, now = Date.now()): number | undefined {
  if (!isCode(code)) return undefined
  const totp = codesOf(secret)
  const delta = totp.validate({token: digitsOf(code), timestamp: now, window: 1})
  return delta === null ? undefined : totp.counter({timestamp: now}) + delta
}

/** As opposed to a recovery code. */
export const isCode = (text: string) => /^\d{6}$/.test(digitsOf(text))

/** Apps show them in two groups; an Arabic keyboard has digits of its own. */
const digitsOf = (code: string) => foldLetters(code).replace(/\s/g, '')

/** What an app takes over: as an address, and in the picture that it photographs. */
export function setUpOf(secret: string, mail: string) {
  const address = codesOf(secret, mail).toString()
  return {address, picture: pictureOf(address)}
}

/** Its modules are of one unit each, with the quiet zone around them. */
export interface Picture {
  size: number
  /** The `d` of an SVG path. */
  path: string
}

function pictureOf(text: string): Picture {
  const {size, data} = create(text, {errorCorrectionLevel: 'M'}).modules
  const quiet = 4
  const rows = Array.from({length: size}, (_, row) => [
    ...data.subarray(row * size, (row + 1) * size),
  ])
  const path = rows.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')).join(''),
  )
  return {size: size + 2 * quiet, path: path.join('')}
}

const codesOf = (secret: string, label = '') =>
  new TOTP({
    ...{issuer: agency.name, label, secret: Secret.fromBase32(secret)},
    ...{algorithm: 'SHA1', digits: 6, period: 30},
  })
