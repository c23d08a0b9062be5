/** Bedrooms: a number, or at least a number. */
import {mainAmount, type Quantity} from '../quantities.ts'
import type {Segment} from '../segments.ts'

export const MAX_BEDROOMS = 20

/** `2`, `3+`; undefined for what a search cannot say: at most three bedrooms. */
export function readBedrooms({low, high, exact}: Quantity): string | undefined {
  const count = (low ?? exact)?.value
  if (count === undefined || !Number.isInteger(count) || count > MAX_BEDROOMS) return undefined
  if (exact) return `${count}`
  return low && high && low.value === high.value ? `${count}` : `${count}+`
}

export const isOfBedrooms = (quantity: Quantity) => mainAmount(quantity).unit === 'bedroom'

/** Words that Arabic and Russian have behind bedrooms: `and a hall`. */
export function lastWordOfBedrooms(segments: Segment[], to: number) {
  let end = to
  while (segments[end]?.means.withBedrooms && segments[end]?.is === 'open') end++
  return end
}

/** `Bedrooms: 3`. */
export function bedroomsInFront(segments: Segment[], {exact, from}: Quantity) {
  const unit = segments[from - 1]
  const isUnit = unit?.is === 'open' && unit.means.unit === 'bedroom' && !unit.means.number
  return Boolean(isUnit && exact && !exact.unit && exact.scale === 1 && exact.value <= MAX_BEDROOMS)
}
