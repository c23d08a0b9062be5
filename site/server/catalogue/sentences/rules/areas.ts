/** Areas in square feet. */
import type {Amount} from '../amounts.ts'
import {mainAmount, type Quantity} from '../quantities.ts'

const SQUARE_FEET_PER_SQUARE_METRE = 10.7639

export const isArea = (quantity: Quantity) => {
  const {unit} = mainAmount(quantity)
  return unit === 'sqft' || unit === 'sqm'
}

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
