/** The agency's name as it is drawn beside the arch: in outlines, which wait for no font. */

/** The `d` of a path that begins at 0, and its width. */
export interface DrawnWords {
  path: string
  width: number
}

/** The first word and the others; each stands on its own line. */
export interface DrawnName {
  first: DrawnWords
  rest: DrawnWords
}

/** The drawing's own units: 16 are a pixel at the usual size of text. */
export const NAME_HEIGHT = 640
export const FIRST_LINE = {size: 448, tracking: 0.12, baseline: 344}
export const SECOND_LINE = {size: 176, tracking: 0.1, baseline: 622}

/** A name as its two lines. */
export function linesOfName(name: string) {
  const [first = '', ...rest] = name.split(' ')
  return {first, rest: rest.join(' ')}
}
