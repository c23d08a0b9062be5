/** Lengths and areas in words. */
import {SQUARE_METRES_PER_FOOT} from './floor.ts'

export const metres = (length: number) => length.toFixed(2)

/** `13'9"`. */
export function feet(length: number) {
  const inches = Math.round(length / 0.0254)
  return `${Math.floor(inches / 12)}'${inches % 12}"`
}

export const squareFeet = (area: number) =>
  Math.round(area / SQUARE_METRES_PER_FOOT).toLocaleString('en-US')

export const squareMetres = (area: number) => area.toFixed(1)

/** `Landing stairs` -> `Stairs`: which ones is plain from the floor. */
export const titleOf = ({name}: {name: string}) =>
  name.replace(/^.* (stairs|passage)$/, (_, word: string) =>
    word === 'stairs' ? 'Stairs' : 'Passage',
  )
