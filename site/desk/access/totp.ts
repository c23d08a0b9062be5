/** Codes of an authenticator app: RFC 6238, six digits, thirty seconds, SHA-1, which all apps know. */
import {Secret, TOTP} from 'otpauth'
import {create} from 'qrcode'
import {foldLetters} from '#kit/i18n/fold-letters.ts'

/** 160 bits, in Base32: as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({size: 20}).base32

const STEP_SECONDS = 30

interface Clock {
  now?: number
  /** How many steps the phone's clock is ahead of this one. */
  offset?: number
  /** A code may be so many steps before or after: clocks differ, and people type. */
  window?: number
}

/** The step of time by the phone's clock that the code is of; undefined for one that is not good now. */
export function stepOf(code: string, secret: string, clock: Clock = {}): number | undefined {
  if (!isCode(code)) return undefined
  const {now = Date.now(), offset = 0, window = 1} = clock
  const timestamp = now + offset * STEP_SECONDS * 1000
  const totp = codesOf(secret)
  const delta = totp.validate({token: digitsOf(code), timestamp, window})
  return delta === null ? undefined : totp.counter({timestamp}) + delta
}

/** A phone whose clock is that far off is found at set-up. */
const SET_UP_WINDOW = 5

interface PhoneClock {
  step: number
  /** For `stepOf`. Zero where a slow typist explains it. */
  offset: number
  /** About how many seconds the phone's clock is ahead, to tens; negative: behind. */
  seconds: number
}

/** Derives the offset of a phone's clock from its first code. */
export function phoneClockOf(
  code: string,
  secret: string,
  now = Date.now(),
): PhoneClock | undefined {
  const step = stepOf(code, secret, {now, window: SET_UP_WINDOW})
  if (step === undefined) return undefined
  const ahead = step - Math.floor(now / 1000 / STEP_SECONDS)
  if (Math.abs(ahead) <= 1) return {step, offset: 0, seconds: 0}
  // A code is shown for the whole of its step: the middle of it is the likeliest time of the phone.
  const seconds = (step + 0.5) * STEP_SECONDS - now / 1000
  return {step, offset: ahead, seconds: Math.round(seconds / 10) * 10}
}

/** As opposed to a recovery code. */
export const isCode = (text: string) => /^\d{6}$/.test(digitsOf(text))

/** Apps show them in two groups; an Arabic keyboard has digits of its own. */
const digitsOf = (code: string) => foldLetters(code).replace(/\s/g, '')

/** The set-up of an app: as an address, and in the picture that it photographs. It shows the issuer. */
export function setUpOf(secret: string, mail: string, issuer: string) {
  const address = codesOf(secret, {label: mail, issuer}).toString()
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

const codesOf = (secret: string, shown: {label?: string; issuer?: string} = {}) =>
  new TOTP({
    ...shown,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  })
