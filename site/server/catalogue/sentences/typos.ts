/** Names and words with one wrong, missing, added or swapped letter. */
import {isPlain, keyOf} from './lexicon.ts'
import type {Meaning} from './meaning.ts'
import {keysOf} from './spellings.ts'
import type {Token} from './tokens.ts'
import type {Vocabulary} from './vocabulary.ts'

/** A name with a typo has a word that means nothing, and none that means something else. */
export function almostMeaning(
  phrase: Token[],
  known: (Meaning | undefined)[],
  isWholeSentence: boolean,
  vocabulary: Vocabulary,
): Meaning | undefined {
  if (!known.some(isUnknown) || known.some(one => one && isPlain(one))) return undefined
  const {almostNames, almostWords, names, parts, lexicon} = vocabulary
  // Among others, a short word is soon like a name: `takes` and `lakes`.
  const hasSameStart = phrase.length === 1 && !isWholeSentence
  for (const key of keysOf(phrase)) {
    const found = almostNames.find(key, hasSameStart)
    const place = found !== undefined && parts.get(found)
    if (found !== undefined) return names.get(found) ?? (place ? {place} : undefined)
  }
  if (phrase.length > 1) return correctedMeaning(phrase, known, vocabulary)
  for (const key of keysOf(phrase)) {
    const found = key.length >= MIN_LETTERS_OF_WORDS && almostWords.find(key, true)
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
