/** Digits as people type them: with the keyboard of their own language. */

/** Those of Arabic and of Persian, and the wide ones of East Asian keyboards; each block begins with 0. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g

/** The same text with the digits 0 to 9. */
export const westernDigits = (text: string) =>
  text.replace(OTHER_DIGITS, digit => `${digit.charCodeAt(0) & 15}`)

/** Marks of direction, blanks without a width, and the mark of byte order: nobody types or sees them. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g

/** Removes invisible characters that a copy from a chat leaves in a number or an address. */
export const withoutUnseen = (text: string) => text.replace(UNSEEN, '')

/**
 * A cleaned value that equals the old one causes no render, and then a foreign character would stay
 * in the field: write it back here, keeping the caret where the visitor types.
 */
export function keepTidy(field: HTMLInputElement | HTMLTextAreaElement, tidy: string) {
  if (field.value === tidy) return
  const behind = field.value.length - (field.selectionEnd ?? field.value.length)
  field.value = tidy
  const caret = Math.max(0, tidy.length - behind)
  if (field.type === 'tel' || field.type === 'text') field.setSelectionRange(caret, caret)
}
