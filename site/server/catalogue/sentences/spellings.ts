/** The ways in which tables and names may spell a phrase. */
import {keyOf} from './lexicon.ts'
import type {Token} from './tokens.ts'

/** `m 2` is no square metre. */
export const hasSplitNumber = (phrase: Token[]) =>
  phrase.some(
    (token, index) =>
      index > 0 && !token.glued && (token.is === 'number') !== (phrase[index - 1]?.is === 'number'),
  )

/** The first word in each of its forms, the others in their first ones, and all letters as typed. */
export function spellings(phrase: Token[]): string[][] {
  const [first, ...others] = phrase
  const rest = others.map(({forms, folded}) => forms[0] ?? folded)
  const inForms = first?.forms.map(form => [form, ...rest]) ?? []
  return phrase.length > 1 ? [...inForms, phrase.map(({folded}) => folded)] : inForms
}

export const keysOf = (phrase: Token[]) => new Set(spellings(phrase).map(keyOf))
