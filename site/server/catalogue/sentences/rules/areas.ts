/** Areas in square feet. */
import {type Amount, readAmount} from '../amounts.ts'
import {mainAmount, type Quantity} from '../quantities.ts'
import type {Segment} from '../segments.ts'

const SQUARE_FEET_PER_SQUARE_METRE = 10.7639

/** `100 m from the sea` is a distance. */
export function isArea(segments: Segment[], quantity: Quantity) {
  const {unit} = mainAmount(quantity)
  if (unit !== 'sqft' && unit !== 'sqm') return false
  const next = segments[quantity.to]
  const isDistance = FROM.has(next?.tokens[0]?.folded ?? '') || next?.means.near
  return !isDistance || readAmount(segments, quantity.to + 1) !== undefined
}

const FROM = new Set(['from', 'to', 'away', 'de', 'du', 'от', 'до', 'من', 'عن', 'الي'])

export interface Areas {
  min_area?: string
  max_area?: string
}

/** An area without a bound is the least that somebody needs. */
export function areasOf(quantity: Quantity): Areas | undefined {
  const factor = mainAmount(quantity).unit === 'sqm' ? SQUARE_FEET_PER_SQUARE_METRE : 1
  const feet = (amount?: Amount) => {
    const value = amount && Math.round(amount.value * factor)
    return value && Number.isSafeInteger(value) ? `${value}` : undefined
  }
  const areas = {min_area: feet(quantity.low ?? quantity.exact), max_area: feet(quantity.high)}
  return areas.min_area || areas.max_area ? areas : undefined
}
