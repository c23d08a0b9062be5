/**
 * The rules that several forms share (spec section 5). A rule is given the message its form spells,
 * because the specification words the same rule differently from form to form. Rules are plain
 * predicates: Vest's assertions would weigh more than all our rules together.
 */
import {test} from 'vest'
import {answerableAddress} from '../typed/mail-address.ts'

/** Any rule: the field is refused with the message unless it is so. */
export function holds(field: string, message: string, isSo: () => boolean) {
  test(field, message, () => isSo())
}

/** The field may not be empty or blank. */
export const isFilled = (field: string, value: string | undefined, message: string) =>
  holds(field, message, () => Boolean(value?.trim()))

/** A name has no digits, in any script. */
export const isName = (field: string, value: string | undefined, message: string) =>
  holds(field, message, () => !/\p{Nd}/u.test(value ?? ''))

/** A phone number is digits only and does not begin with zero; separators are gone by then. */
export const isPhone = (field: string, value: string | undefined, message: string) =>
  holds(field, message, () => /^[1-9]\d*$/.test(value ?? ''))

/**
 * An address with one @ and a dot in what follows it, to which a mail can be sent: nobody else can be
 * answered. Linear in the length of the input.
 */
export const isEmail = (field: string, value = '', message: string) =>
  holds(
    field,
    message,
    () => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) && answerableAddress(value) !== undefined,
  )

/** Messages that several forms share, to the letter of spec section 5, spaces included. */
export const messages = {
  nameRequired: /*i18n*/ 'Name is Required!',
  validName: /*i18n*/ 'Please enter a valid name! ',
  phoneRequired: /*i18n*/ 'Phone is Required!',
  validNumber: /*i18n*/ 'Please enter a valid number! ',
  emailRequired: /*i18n*/ 'Email is Required!',
  emailInvalid: /*i18n*/ 'Email is Invalid!',
  messageRequired: /*i18n*/ 'Message is Required!',
}
