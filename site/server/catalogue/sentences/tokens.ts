/** The words, numbers and signs of a sentence. */
import {westernDigits} from '#kit/typed/digits.ts'
import {foldName} from '../names/fold-name.ts'
import {formsOf} from './word-forms.ts'

export interface Token {
  /** Offsets in the sentence. */
  from: number
  to: number
  folded: string
  /** The ways in which tables may spell it, the likeliest first. */
  forms: string[]
  is: 'word' | 'number' | 'sign'
  /** Nothing stands between it and the token in front of it. */
  glued: boolean
  /** A comma or another end of a phrase stands in front of it. */
  startsPhrase: boolean
}

const PARTS =
  /\d+(?:[.,'’]\d+)*|(?:(?!\d)[\p{L}\p{M}\p{N}\u00ad\u200b-\u200f])+|[+<>≤≥$€£₽¥₹%&–—-]|[^\s]/gu
const WORD = /[\p{L}\p{N}]/u
const SIGN = /[+<>≤≥$€£₽¥₹%&]/u
const DASH = /[–—-]/u
const END_OF_PHRASE = /[,;!?()[\]"«»|•\n،؛؟]/u
const DIGIT = /^\d/

/** Reads a sentence once from its start to its end. */
export function tokensOf(sentence: string): Token[] {
  const text = sameLength(sentence)
  const tokens: Token[] = []
  let end = -1
  let startsPhrase = false
  for (const {0: part, index: from} of text.matchAll(PARTS)) {
    const is = kindOf(part, text[from + part.length])
    if (!is) {
      startsPhrase ||= END_OF_PHRASE.test(part)
      continue
    }
    const folded = is === 'word' ? foldName(part) : part
    const to = from + part.length
    const forms = is === 'word' ? formsOf(folded) : [folded]
    tokens.push({from, to, folded, forms, is, glued: from === end, startsPhrase})
    end = to
    startsPhrase = false
  }
  return tokens
}

/** A dash or a slash counts where a number follows: `90-110`. */
function kindOf(part: string, next = ''): Token['is'] | undefined {
  if (DIGIT.test(part)) return 'number'
  if (WORD.test(part)) return 'word'
  if (part === '/') return DIGIT.test(next) ? 'sign' : undefined
  if (DASH.test(part)) return /[\d\s]/.test(next) ? 'sign' : undefined
  return SIGN.test(part) ? 'sign' : undefined
}

/** Offsets stay those of the sentence. */
const sameLength = (text: string) =>
  westernDigits(text).replaceAll('²', '2').replaceAll('٫', '.').replaceAll('٬', ',')
