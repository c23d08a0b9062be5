/** Names as comparisons see them: letters, hyphens, blanks and articles make no difference. */
import {foldLetters} from '#kit/i18n/fold-letters.ts'

/** One way to read a name; offsets spare a copy of the letters for each word. */
export interface Folded {
  /** The words with single blanks between them. */
  words: string
  /** The same without blanks. */
  letters: string
  /** Offset of the first letter of each word in `letters`. */
  starts: number[]
}

/** Small letters without accents, one blank between two words. */
export function foldName(text: string) {
  const small = foldLetters(text)
  if (PLAIN.test(small)) return small
  return small.normalize('NFD').replace(SIGNS, '').replace(BETWEEN_WORDS, ' ').trim()
}

/** Most names are so, and each costs less. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** Accents, apostrophes, and what is not seen, such as the mark of a direction. */
const SIGNS = /[\p{M}\p{Cf}'’‘ʼʻ`´]+/gu
const BETWEEN_WORDS = /[\s\p{Pd}.,()/]+/gu

/** The Arabic one is part of its word; a word keeps at least two letters. */
const ARTICLES = /(?<=^| )(?:(?:al|el|ал|эл|аль|эль) (?=\S)|ال(?=[^ ]{2}))/g

/** A name with its articles, and without them where it has any. */
export function readingsOf(name: string): Folded[] {
  const words = foldName(name)
  const bare = words.replace(ARTICLES, '')
  return [...new Set([words, bare])].filter(Boolean).map(folded)
}

/**
 * A text that may still be typed. Without its article a letter or two would say too little: `al f`
 * is not yet `f`.
 */
export const readingsOfTyped = (text: string) =>
  readingsOf(text).filter(({letters}, index) => index === 0 || letters.length >= 3)

function folded(words: string): Folded {
  const starts: number[] = []
  let letters = ''
  for (const word of words.split(' ')) {
    starts.push(letters.length)
    letters += word
  }
  return {words, letters, starts}
}
