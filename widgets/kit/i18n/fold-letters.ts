import {westernDigits} from '../typed/digits.ts'

/**
 * A text as searches compare it: in small letters, and Arabic without what people type one way or
 * the other: vowel signs, the long stroke, hamza on alif, the last letter of a word, and its digits.
 */
export function foldLetters(text: string): string {
  const small = westernDigits(text.toLowerCase())
  return ARABIC.test(small) ? small.replace(FOLDED, sign => letters[sign] ?? '') : small
}

const ARABIC = /[\u0600-\u06ff]/

/** Vowel signs and strokes, and the letters below. */
const FOLDED = /[\u064b-\u065f\u0670\u0640أإآٱىیةک]/g

const letters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
}
