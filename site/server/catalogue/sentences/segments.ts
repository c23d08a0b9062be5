/** Cuts a sentence into words and phrases with their meanings: the longest one counts. */
import {isPlain, keyOf, lookUp} from './lexicon.ts'
import type {Meaning} from './meaning.ts'
import type {Token} from './tokens.ts'
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
      almostMeaning(phrase, known.slice(at, at + length), vocabulary)
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
  for (const words of spellings(phrase)) {
    const word = splits ? undefined : lookUp(lexicon, words)
    const name = names.get(keyOf(words))
    if (word || name) return {...word, ...name}
  }
  return undefined
}

/** `m 2` is no square metre. */
const hasSplitNumber = (phrase: Token[]) =>
  phrase.some(
    (token, index) =>
      index > 0 && !token.glued && (token.is === 'number') !== (phrase[index - 1]?.is === 'number'),
  )

/** The first word in each of its forms, the others in their first ones, and all letters as typed. */
function spellings(phrase: Token[]): string[][] {
  const [first, ...others] = phrase
  const rest = others.map(({forms, folded}) => forms[0] ?? folded)
  const inForms = first?.forms.map(form => [form, ...rest]) ?? []
  return phrase.length > 1 ? [...inForms, phrase.map(({folded}) => folded)] : inForms
}

const keysOf = (phrase: Token[]) => new Set(spellings(phrase).map(keyOf))

function partMeaning(phrase: Token[], {parts}: Vocabulary): Meaning | undefined {
  for (const key of keysOf(phrase)) {
    const place = parts.get(key)
    if (place) return {place}
  }
  return undefined
}

/** A name with a typo has a word that means nothing, and none that means something else. */
function almostMeaning(
  phrase: Token[],
  known: (Meaning | undefined)[],
  vocabulary: Vocabulary,
): Meaning | undefined {
  if (!known.some(isUnknown) || known.some(one => one && isPlain(one))) return undefined
  const {almostNames, almostWords, names, parts, lexicon} = vocabulary
  for (const key of keysOf(phrase)) {
    const found = almostNames.find(key)
    const place = found !== undefined && parts.get(found)
    if (found !== undefined) return names.get(found) ?? (place ? {place} : undefined)
  }
  if (phrase.length > 1) return correctedMeaning(phrase, known, vocabulary)
  for (const key of keysOf(phrase)) {
    const found = key.length >= MIN_LETTERS_OF_WORDS && almostWords.find(key)
    if (found) return lexicon.get(found)
  }
  return undefined
}

/** Each word of a name may have its own typo. */
function correctedMeaning(
  phrase: Token[],
  known: (Meaning | undefined)[],
  {almostNameWords, names, parts}: Vocabulary,
): Meaning | undefined {
  const words = phrase.map(({forms, folded}, index) => {
    const form = forms[0] ?? folded
    return known[index] ? form : (almostNameWords.find(form) ?? form)
  })
  const place = parts.get(keyOf(words))
  return names.get(keyOf(words)) ?? (place && {place})
}

/** `Lake` may be a typo of `Lakes`. */
const isUnknown = (means?: Meaning) => !means || Boolean(means.sight && !means.place)

const MIN_LETTERS_OF_WORDS = 6
