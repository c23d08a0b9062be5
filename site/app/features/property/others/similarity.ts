/**
 * Finds similar homes: for the same purpose, with about as many bedrooms, at about the same price.
 * A fact that a record does not state cannot be compared, so it never counts as similar.
 */
import type {Property} from '#trade/contract/entities.ts'
import {isRent, rentPer} from '#trade/contract/rent.ts'

/** A part of the price. */
export const MAX_PRICE_DIFFERENCE = 0.3
const MAX_BEDROOMS_DIFFERENCE = 1

/**
 * Sorts homes in the same building first, then those in the same area, of the same type, by bedrooms
 * and by price. `building`: the slugs of the homes in the same building.
 */
export function mostSimilar(
  home: Property,
  others: Property[],
  building = new Set<string>(),
): Property[] {
  const bySlug = new Map(others.map(other => [other.slug, other]))
  bySlug.delete(home.slug)
  return [...bySlug.values()]
    .filter(other => isSimilar(home, other))
    .map(other => ({other, distances: distancesOf(home, other, building)}))
    .sort((one, next) => compared(one.distances, next.distances))
    .map(({other}) => other)
}

/** The price for a year; undefined on request, and for an unknown period. */
export function yearlyPriceOf({about, purpose, price_period}: Property): number | undefined {
  if (typeof about?.price !== 'number') return undefined
  if (!isRent(purpose)) return about.price
  return price_period && rentPer(about.price, price_period)
}

function isSimilar(home: Property, other: Property) {
  if (other.purpose !== home.purpose) return false
  const bedrooms = difference(bedroomsOf(home), bedroomsOf(other))
  // Offices, shops and warehouses have none: their type alone says what they are for.
  const isAsLarge =
    bedrooms === undefined
      ? home.property_type === other.property_type && bedroomsOf(other) === bedroomsOf(home)
      : bedrooms <= MAX_BEDROOMS_DIFFERENCE
  const price = yearlyPriceOf(home)
  if (price === undefined) return isAsLarge
  const away = difference(price, yearlyPriceOf(other))
  return isAsLarge && away !== undefined && away <= price * MAX_PRICE_DIFFERENCE
}

const distancesOf = (home: Property, other: Property, building: Set<string>) => [
  Number(!building.has(other.slug)),
  Number(areaOf(home) !== areaOf(other)),
  Number(home.property_type !== other.property_type),
  difference(bedroomsOf(home), bedroomsOf(other)) ?? 0,
  difference(yearlyPriceOf(home), yearlyPriceOf(other)) ?? 0,
]

/** The first that differ decide. */
const compared = (one: number[], other: number[]) =>
  one.map((distance, index) => distance - (other[index] ?? 0)).find(Boolean) ?? 0

const difference = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : Math.abs(one - other)

export const areaOf = ({neighborhood, builder_community}: Property) =>
  neighborhood?._id ?? builder_community

/** A back end may write the number as a text, or words instead. */
export function bedroomsOf({about}: Property) {
  const rooms = about?.total_no_of_rooms
  if (rooms === undefined || rooms === null || rooms === '') return undefined
  const count = Number(rooms)
  return Number.isFinite(count) ? count : undefined
}
