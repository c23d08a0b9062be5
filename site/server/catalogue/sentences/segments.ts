/** Cuts a sentence into words and phrases with their meanings: the longest one counts. */
import {keyOf, lookUp} from './lexicon.ts'
import type {Meaning} from './meaning.ts'
import {hasSplitNumber, keysOf, spellings} from './spellings.ts'
import type {Token} from './tokens.ts'
import {almostMeaning} from './typos.ts'
import type {Vocabulary} from './vocabulary.ts'

export interface Segment {
  tokens: Token[]
  means: Meaning
  /** `open` until a rule has read it; what is kept belongs to the rest. */
  is: 'open' | 'understood' | 'kept'
}

const MAX_WORDS = 7

export function segmentsOf(tokens: Token[], vocabulary: Vocabulary): Segment[] {
  const known = tokens.map(token => exactMeaning([token], vocabulary))
  const segments: Segment[] = []
  for (let at = 0; at < tokens.length; ) {
    const {length, means} = longestAt(tokens, at, known, vocabulary)
    segments.push({tokens: tokens.slice(at, at + length), means, is: 'open'})
    at += length
  }
  return segments
}

function longestAt(
  tokens: Token[],
  at: number,
  known: (Meaning | undefined)[],
  vocabulary: Vocabulary,
) {
  for (let length = reach(tokens, at); length > 0; length--) {
    const phrase = tokens.slice(at, at + length)
    const means =
      (length === 1 ? known[at] : exactMeaning(phrase, vocabulary)) ??
      partMeaning(phrase, vocabulary) ??
      almostMeaning(phrase, known.slice(at, at + length), length === tokens.length, vocabulary)
    if (means) return {length, means}
  }
  return {length: 1, means: {}}
}

/** A phrase ends in front of a comma. */
function reach(tokens: Token[], at: number) {
  let length = 1
  while (length < MAX_WORDS && tokens[at + length] && !tokens[at + length]?.startsPhrase) length++
  return length
}

/** The meanings of a table and of the names together: `marina` is a place and can be seen. */
function exactMeaning(phrase: Token[], {lexicon, names}: Vocabulary): Meaning | undefined {
  const [first] = phrase
  if (first?.is === 'number' && phrase.length === 1) return {digits: first.folded}
  const splits = hasSplitNumber(phrase)
  let word: Meaning | undefined
  let name: Meaning | undefined
  for (const words of spellings(phrase)) {
    if (!splits) word ??= lookUp(lexicon, words)
    name ??= names.get(keyOf(words))
  }
  return word || name ? {...word, ...name} : undefined
}

function partMeaning(phrase: Token[], {parts}: Vocabulary): Meaning | undefined {
  for (const key of keysOf(phrase)) {
    const place = parts.get(key)
    if (place) return {place}
  }
  return undefined
}
