/** One listing of a feed of our own, and what becomes of it. */

import {namedRecords} from '#server/content/feeds/listing-facts.ts'
import type {Mapping} from '#server/content/feeds/mapping-shape.ts'
import type {BadRow, Node} from '#server/content/feeds/node.ts'
import type {Outcome, Previous} from '#server/content/feeds/outcome.ts'
import {readListing} from '#server/content/feeds/property-record.ts'
import {readListings} from '#server/content/feeds/read-listings.ts'

const surroundings = {
  types: namedRecords([
    {id: 'apartment', names: ['Apartment', 'Appartement']},
    {id: 'villa', names: ['Villa']},
  ]),
  neighborhoods: namedRecords([{id: 'coral-bay', names: ['Coral Bay']}]),
  builders: namedRecords([{id: 'north-wind', names: ['North Wind']}]),
  team: namedRecords([{id: 'anna-berg', names: ['Anna Berg']}]),
}

/** Each field has its own name in the feed, so that a listing can say anything of it. */
export const mapping: Mapping = {
  ...{name: 'crm', format: 'csv'},
  fields: {
    reference: 'reference',
    purpose: 'purpose',
    property_type: {constant: 'Apartment'},
    name: 'name',
    city: 'city',
    places: {constant: 'Coral Bay'},
    price: 'price',
    price_period: 'period',
    rents: {path: {year: 'yearly', month: 'monthly'}},
    area_sqft: 'area',
    area_unit: 'unit',
    bedrooms: 'bedrooms',
    coordinates: 'coordinates',
    furnishing: 'furnishing',
    completion: 'completion',
    handover: 'handover',
    service_charge: 'service_charge',
    cheques: 'cheques',
    deposit: 'deposit',
    floor: 'floor',
    parking: 'parking',
    views: 'views',
    available_from: 'available_from',
    permit_number: 'permit',
    permit_expiry: 'permit_until',
    listed: 'listed',
    photos: 'photos',
  },
}

const listing = {
  ...{reference: 'X-1', purpose: 'sale', name: 'Sea view', city: 'Dubai', price: '1250000'},
  photos: 'https://pictures.example/1.jpg',
}

function outcomeOf(
  row: Node | BadRow,
  {mapping: given = mapping, previous = new Map<string, Previous>()} = {},
): Outcome {
  const reading = {surroundings, previous, today: '2026-11-25', permitDays: 7}
  return readListing(row, {...reading, mapping: given})
}

/** The listing with these facts; undefined leaves one out. */
export const listed = (facts: Record<string, string | undefined>) =>
  outcomeOf({...listing, ...facts} as Node)

/** The same in the format of a mapping. */
export async function outcomesIn(
  file: string,
  given: Mapping,
  previous?: Map<string, Previous>,
  charset?: string,
) {
  const outcomes: Outcome[] = []
  for await (const row of readListings(file, given, charset)) {
    outcomes.push(outcomeOf(row, {mapping: given, previous}))
  }
  return outcomes
}
