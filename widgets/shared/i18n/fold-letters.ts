/**
 * A text as searches compare it: in small letters, and Arabic without what people type one way or
 * the other: vowel signs, the long stroke, hamza on alif, the last letter of a word, and its digits.
 */
export function foldLetters(text: string): string {
  const small = text.toLowerCase()
  return ARABIC.test(small) ? small.replace(FOLDED, foldOne) : small
}

const ARABIC = /[\u0600-\u06ff]/

/** Vowel signs and strokes, digits of Arabic and of Persian, and the letters below. */
const FOLDED = /[\u064b-\u065f\u0670\u0640\u0660-\u0669\u06f0-\u06f9أإآٱىیةک]/g

const letters: Record<string, string> = {
  ...{أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا'},
  ...{ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك'},
}

function foldOne(sign: string) {
  if (/\p{Decimal_Number}/u.test(sign)) return `${sign.charCodeAt(0) & 15}`
  return letters[sign] ?? ''
}
