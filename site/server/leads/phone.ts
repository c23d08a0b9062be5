/** The phone number of an enquiry, so that it can be called from everywhere: E.164, `+971501234567`. */
import {parsePhoneNumberFromString} from 'libphonenumber-js/max'
import {digitsOfPhone, INTERNATIONAL, PHONE_PARAMETER} from '#kit/typed/phone.ts'
import type {Query} from '#server/platform/api/query.ts'

/** The agency's country: whoever leaves its code out is most often in it. */
const HOME = 'AE'

/** With so many digits a number has its country's code: no numbering plan has national ones of this length. */
const SURELY_INTERNATIONAL = 12

/**
 * Expects a tidied number: `+…` where its code was typed. Without one it is known for numbers of
 * the Emirates, mobile ones without a zero in front included, and for long ones that exist.
 * Undefined where it would be a guess: a call or a chat would reach a stranger.
 */
export function e164Of(phone: string): string | undefined {
  const digits = digitsOfPhone(phone)
  const abroad = parsePhoneNumberFromString(`+${digits}`)
  if (phone.startsWith('+')) return abroad?.isPossible() ? abroad.number : undefined
  if (abroad?.isValid() && (abroad.country === HOME || digits.length >= SURELY_INTERNATIONAL)) {
    return abroad.number
  }
  const national = parsePhoneNumberFromString(digits, HOME)
  const isMobile = national?.getType() === 'MOBILE'
  return national?.isValid() && (isMobile || digits.startsWith('0')) ? national.number : undefined
}

/** The values as they are stored, digits alone, and the number beside them. */
export function withPhone<Values extends Record<string, unknown>>(values: Values, query: Query) {
  const {phone} = values
  if (typeof phone !== 'string' || !phone) return {values}
  const isInternational = phone.startsWith('+') || query[PHONE_PARAMETER] === INTERNATIONAL
  const digits = digitsOfPhone(phone)
  const phoneE164 = e164Of(isInternational ? `+${digits}` : digits)
  return {values: {...values, phone: phoneE164?.slice(1) ?? digits}, phoneE164}
}
