/** Asking rents of homes like one that is for sale, for its expected rent. */
import type {AreaPrices} from '../contract/area-prices.ts'
import type {Property} from '../contract/entities.ts'
import {isRent} from '../contract/rent.ts'

export interface AskingRents {
  /** In AED a year for each square foot. */
  median: number
  /** How many listings. */
  count: number
  /** The day they are of, as ISO 8601. */
  day: string
}

/** The area and the type of homes like this one; undefined where they are not known. */
export function likeHome({purpose, property_type, neighborhood, status}: Property) {
  if (!purpose || !property_type || !neighborhood || status === 'SOLD') return undefined
  return {area: neighborhood._id, property_type}
}

/** Undefined where fewer than five are let; an answer has no spread of those. */
export function askingRentsIn(answer: AreaPrices | undefined, home: Property) {
  const {purpose = '', property_type} = home
  if (!answer?.day || isRent(purpose)) return undefined
  const wanted = purpose.replace(/-sale$/, '-rent')
  const spread = answer.prices.find(
    one => one.purpose === wanted && one.property_type._id === property_type,
  )
  return spread && {median: spread.median, count: spread.count, day: answer.day}
}
