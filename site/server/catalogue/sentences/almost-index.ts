/**
 * Finds texts that differ from a typed one by one letter, without a look at all of them: such a
 * mistake leaves the first or the last half as it was, so each text is filed under both.
 */
import {isAlmost} from '../names/one-mistake.ts'

/** Shorter texts are too often one letter away from another one. */
const MIN_LETTERS_WITH_TYPO = 5

export interface AlmostIndex {
  /** The first text that was added and that is almost the typed one, perhaps with the same start. */
  find: (typed: string, hasSameStart?: boolean) => string | undefined
}

export function almostIndex(texts: Iterable<string>): AlmostIndex {
  const files = new Map<string, string[]>()
  const file = (key: string, text: string) => {
    const others = files.get(key)
    if (others) others.push(text)
    else files.set(key, [text])
  }
  for (const text of texts) {
    if (text.length < MIN_LETTERS_WITH_TYPO) continue
    for (const key of keysOf(text, text.length)) file(key, text)
  }
  const isFound = (text: string, typed: string, hasSameStart: boolean) =>
    (!hasSameStart || text[0] === typed[0]) && isAlmost(text, typed)
  const find = (typed: string, hasSameStart = false) => {
    if (typed.length < MIN_LETTERS_WITH_TYPO) return undefined
    for (const length of [typed.length, typed.length - 1, typed.length + 1]) {
      for (const key of keysOf(typed, length)) {
        const found = files.get(key)?.find(text => isFound(text, typed, hasSameStart))
        if (found !== undefined) return found
      }
    }
    return undefined
  }
  return {find}
}

/** Neither half reaches the middle, so that a mistake is outside of one of them. */
function keysOf(text: string, length: number) {
  const half = Math.floor(length / 2) - 1
  return [`${length}^${text.slice(0, half)}`, `${length}$${text.slice(text.length - half)}`]
}
