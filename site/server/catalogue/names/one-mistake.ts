/**
 * A typed text that differs from a name by one letter: a wrong, missing or added one, or two that
 * are swapped (Damerau-Levenshtein distance 1). Two texts are compared once from their start, so that
 * most names are out after their first two letters.
 */

/** The whole name. */
export const isAlmost = (name: string, typed: string) =>
  Math.abs(name.length - typed.length) <= 1 &&
  hasOneMistake(
    name,
    0,
    typed,
    (at, from) => name.length - at === typed.length - from && goesOn(name, at, typed, from),
  )

/** The beginning of a name, or of its word that starts there. */
export const beginsAlmost = (name: string, typed: string, start = 0) =>
  hasOneMistake(name, start, typed, (at, from) => goesOn(name, at, typed, from))

/** Compares the rests of name and text from these offsets on. */
type RestsMeet = (at: number, from: number) => boolean

function hasOneMistake(name: string, start: number, typed: string, meet: RestsMeet) {
  let from = 0
  while (from < typed.length && name[start + from] === typed[from]) from++
  const at = start + from
  const isWrong = meet(at + 1, from + 1)
  const isAdded = () => meet(at, from + 1)
  const isMissing = () => meet(at + 1, from)
  const isSwapped = () =>
    name[at] === typed[from + 1] && name[at + 1] === typed[from] && meet(at + 2, from + 2)
  return isWrong || isAdded() || isMissing() || isSwapped()
}

function goesOn(name: string, at: number, typed: string, from: number) {
  for (let step = 0; from + step < typed.length; step++) {
    if (name[at + step] !== typed[from + step]) return false
  }
  return true
}
