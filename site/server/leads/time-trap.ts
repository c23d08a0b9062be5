/**
 * A form page carries when it was issued, signed. A robot posts at once or makes a token up; a
 * person needs more than two seconds. Checked, never refused: see `suspectedSpam`.
 */
import {createHmac, timingSafeEqual} from 'node:crypto'
import type {FormSecret} from '#server/platform/form-secret.ts'

/** No human fills in a form faster. */
const FASTEST_PERSON = 2_000

export type TimeVerdict = 'good' | 'forged' | 'too fast'

export function issueFormToken({current}: FormSecret, now: number): string {
  const issued = Math.floor(now).toString(36)
  return `${issued}.${sign(current, issued)}`
}

export function verifyFormToken({accepted}: FormSecret, token: string, now: number): TimeVerdict {
  const [issued = '', signature = '', ...more] = token.split('.')
  const given = Buffer.from(signature)
  const isGenuine = accepted.some(secret => {
    const expected = Buffer.from(sign(secret, issued))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isGenuine || more.length) return 'forged'
  return now - Number.parseInt(issued, 36) < FASTEST_PERSON ? 'too fast' : 'good'
}

/** 96 bits: short enough for a hidden field, too many to guess. */
const sign = (secret: string, issued: string) =>
  createHmac('sha256', secret).update(issued).digest('base64url').slice(0, 16)

/**
 * An enquiry is stored all the same: a password manager fills hidden fields and an autofilled form
 * is sent fast, and an enquiry is money.
 */
export function suspicionOf(
  secret: FormSecret,
  honeypot: string,
  token: string | undefined,
): string | null {
  const validation = token === undefined ? 'good' : verifyFormToken(secret, token, Date.now())
  const reasons = [honeypot && 'honeypot', validation !== 'good' && TIME_REASONS[validation]]
  return reasons.filter(Boolean).join(', ') || null
}

const TIME_REASONS = {forged: 'forged token', 'too fast': 'too fast'}
