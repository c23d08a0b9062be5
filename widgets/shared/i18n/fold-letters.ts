/**
 * A text as searches compare it: in small letters, and Arabic without what people type one way or
 * the other: vowel signs, the long stroke, hamza on alif, the last letter of a word, and its digits.
 */
export function foldLetters(text: string): string {
  const small = text.toLowerCase()
  if (!ARABIC.test(small)) return small
  return small
    .replace(UNSEEN, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
    .replace(/[٠-٩۰-۹]/g, digit => `${digit.charCodeAt(0) & 15}`)
}

const ARABIC = /[\u0600-\u06ff]/
/** Vowel signs, the small alif above a letter, and the stroke that stretches a word. */
const UNSEEN = /[\u064b-\u065f\u0670\u0640]/g
