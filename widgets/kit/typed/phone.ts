/**
 * Phone numbers as people write them. A field holds digits, with a plus in front where the code of the
 * country was typed; what the rules judge and what is sent is digits alone (spec section 5).
 */
import {westernDigits, withoutUnseen} from './digits.ts'

/**
 * Separators go while a number is typed. What can only be judged as a whole goes when the field is
 * left: `00` becomes a plus, because after a first `0` anything may follow, and a zero in brackets
 * goes. Letters stay, for the rule to refuse.
 */
export function tidyPhone(text: string, {leaving}: {leaving: boolean}): string {
  const plain = westernDigits(withoutUnseen(text)).replaceAll('\uff0b', '+').replace(SEPARATORS, '')
  if (!leaving) return plain
  const number = withoutBracketedZero(plain.replace(BEFORE, '').replace(BEHIND, '')).replace(
    /[()]/g,
    '',
  )
  return number.replace(PREFIX, '+').replace(/^\+$/, '').replace(ZERO_OF_EMIRATES, '$1')
}

/** Blanks of all widths, dashes of all lengths, dots and brackets, but for the round ones. */
const SEPARATORS = /[\s\p{Dash_Punctuation}\u2212.[\]{}]/gu

/** Text that is copied with a number out of a link. */
const BEFORE = /^<?(?:tel:)?/i

/** The end of a link or a sentence; limited, because each run would be scanned again and again. */
const BEHIND = /[>,;]{1,9}$/

/** However often it was typed: a field may be left twice, and then nothing more may go. */
const PREFIX = /^(?:\+|00)+/

/** `+971 050 123 4567`: behind this code no number begins with zero. */
const ZERO_OF_EMIRATES = /^(\+?971)0(?=\d{8,9}$)/

/** `+44 (0)20 7946 0018` is dialled without it from abroad; a number that begins with it has no code. */
function withoutBracketedZero(number: string) {
  const [code = '', ...rest] = number.split('(0)')
  return /\d/.test(code) ? code + rest.join('') : number
}

interface WithPhone {
  phone?: unknown
}

/** A tidied number without its plus, which is no digit. */
export const digitsOfPhone = (phone: string) => phone.replace(/^\+/, '')

/** The values as the rules judge them and as they are sent, with the digits of the phone alone. */
export const withPhoneDigits = <Values extends WithPhone>(values: Values): Values =>
  typeof values.phone === 'string' ? {...values, phone: digitsOfPhone(values.phone)} : values

/** Context beside the digits, which do not show whether they begin with a country code. */
export const phoneContext = ({phone}: WithPhone): Record<string, string> =>
  typeof phone === 'string' && phone.startsWith('+') ? {[PHONE_PARAMETER]: INTERNATIONAL} : {}

/** In the query of a call that sends a phone number. */
export const PHONE_PARAMETER = 'phone'
export const INTERNATIONAL = 'international'
