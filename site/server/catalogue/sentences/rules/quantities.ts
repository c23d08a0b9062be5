/** Bedrooms, prices and areas of a sentence. Amounts of anything else stay for the rest. */

import type {SentenceFilters} from '../meaning.ts'
import {mainAmount, type Quantity, quantitiesOf} from '../quantities.ts'
import type {Segment} from '../segments.ts'
import type {Vocabulary} from '../vocabulary.ts'
import {areasOf, isArea} from './areas.ts'
import {bedroomsInFront, isOfBedrooms, lastWordOfBedrooms, readBedrooms} from './bedrooms.ts'
import {periodsOf} from './periods.ts'
import {isPrice, pricesOf} from './prices.ts'

/** Values that a rule found, and the segments that say so. */
interface Found {
  values: SentenceFilters
  from: number
  to: number
}

/** The first of two amounts for the same filter counts. */
export function readQuantities(segments: Segment[], {dirhamsPer}: Vocabulary): SentenceFilters {
  const filters: SentenceFilters = {}
  const [period] = periodsOf(segments)
  for (const quantity of quantitiesOf(segments)) {
    const found = readQuantity(segments, quantity, period?.means.perYear, dirhamsPer)
    const isNew =
      found &&
      Object.entries(found.values).every(([name, value]) => {
        const before = filters[name as keyof SentenceFilters]
        return value === undefined || before === undefined || before === value
      })
    for (const segment of segments.slice(found?.from ?? quantity.from, found?.to ?? quantity.to)) {
      if (found && isNew) segment.is = 'understood'
      else if (mainAmount(quantity).currency || mainAmount(quantity).unit) segment.is = 'kept'
    }
    if (found && isNew) Object.assign(filters, defined(found.values))
  }
  return filters
}

function readQuantity(
  segments: Segment[],
  quantity: Quantity,
  perYear: number | undefined,
  dirhamsPer: Vocabulary['dirhamsPer'],
): Found | undefined {
  const {from, to} = quantity
  if (isOfBedrooms(quantity)) {
    const bedrooms = readBedrooms(quantity)
    return bedrooms ? {values: {bedrooms}, from, to: lastWordOfBedrooms(segments, to)} : undefined
  }
  if (bedroomsInFront(segments, quantity)) {
    return {values: {bedrooms: readBedrooms(quantity)}, from: from - 1, to}
  }
  if (isArea(segments, quantity)) {
    const values = areasOf(quantity)
    return values && {values, from, to}
  }
  if (!isPrice(quantity, perYear !== undefined)) return undefined
  const values = pricesOf(quantity, perYear ?? 1, dirhamsPer)
  return values && {values, from, to}
}

const defined = (values: SentenceFilters): SentenceFilters =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
