/** The pieces of a line from left to right: words of both directions may meet in it. */
import createBidi from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

/** Text of one direction, in the order in which it is read. */
export interface DirectedRun {
  text: string
  direction: Direction
}

const bidi = createBidi()

/** `direction` is that of the language in which the line is. */
export function visualOrder(text: string, direction: Direction): DirectedRun[] {
  const runs = runsOfOneLevel(text, direction)
  const highest = Math.max(0, ...runs.map(({level}) => level))
  // Rule L2 of the Unicode Bidirectional Algorithm; letters are reversed when a run is laid out.
  for (let level = highest; level > 0; level--) reverseFrom(runs, level)
  return runs.map(run =>
    run.level % 2
      ? {text: mirrored(run.text), direction: 'rtl'}
      : {text: run.text, direction: 'ltr'},
  )
}

interface LevelRun {
  text: string
  /** Odd where the text is read from the right. */
  level: number
}

function runsOfOneLevel(text: string, direction: Direction): LevelRun[] {
  const {levels} = bidi.getEmbeddingLevels(text, direction)
  const runs: LevelRun[] = []
  for (let at = 0; at < text.length; at++) {
    const level = levels[at] ?? 0
    const last = runs.at(-1)
    if (last?.level === level) last.text += text[at]
    else runs.push({text: text[at] ?? '', level})
  }
  return runs
}

/** Reverses the order of neighbours that have at least this level. */
function reverseFrom(runs: LevelRun[], level: number) {
  let start = 0
  while (start < runs.length) {
    let end = start
    while ((runs[end]?.level ?? -1) >= level) end++
    runs.splice(start, end - start, ...runs.slice(start, end).reverse())
    start = end + 1
  }
}

/** A bracket that opens does so to the left. */
const mirrored = (text: string) =>
  Array.from(text, sign => bidi.getMirroredCharacter(sign) ?? sign).join('')
