/** Bedrooms: a number, or at least a number. */
import {isRooms} from '../amounts.ts'
import {mainAmount, type Quantity} from '../quantities.ts'
import type {Segment} from '../segments.ts'

const MAX_BEDROOMS = 20

/** `2`, `3+`; undefined for what a search cannot say: at most three bedrooms. */
export function readBedrooms(quantity: Quantity): string | undefined {
  const {low, high, exact, isStrict, isWeak} = quantity
  const value = (low ?? exact)?.value
  if (value === undefined) return undefined
  const others = mainAmount(quantity).unit === 'room' ? 1 : 0
  const count = Math.max(0, (isStrict ? value + 1 : value) - others)
  if (!Number.isInteger(count) || count > MAX_BEDROOMS) return undefined
  if (exact || isWeak) return `${count}`
  return low && high && low.value === high.value ? `${count}` : `${count}+`
}

export const isOfBedrooms = (quantity: Quantity) => isRooms(mainAmount(quantity).unit)

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
