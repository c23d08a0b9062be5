/** Why something that was sent may be a robot's. */
import type {FormSecret} from '#server/platform/form-secret.ts'
import {verifyFormToken} from './time-trap.ts'

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
