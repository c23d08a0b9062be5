/**
 * A phone number as people write it, reduced to what the rules require (spec section 5): digits.
 * Separators and a leading `+` go while it is typed or pasted. A leading `00` goes only when the
 * field is left, because after a first `0` anything may follow. Letters stay, for the rule
 * to refuse.
 */
export function tidyPhone(text: string, {leaving}: {leaving: boolean}): string {
  const bare = text.replace(SEPARATORS, '')
  return bare.replace(leaving ? PREFIX : LEADING_PLUS, '')
}

/** Spaces of all widths, dashes of all lengths, brackets, dots, and the marks of writing direction. */
const SEPARATORS =
  /[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Dash_Punctuation}\u2212().[\]{}]/gu

/** Also the one that full-width keyboards type. */
const LEADING_PLUS = /^[+\uff0b]+/

/** However often it was typed: a field may be left twice, and then nothing more may go. */
const PREFIX = /^(?:[+\uff0b]|00)+/
