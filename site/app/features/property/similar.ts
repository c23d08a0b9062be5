/** Homes like one, or homes at all: an extra that a page waits for only a moment. */
import type {ParamsOf} from '#kit/api-client/call.ts'
import {searchProperties} from '#trade/contract/contract.ts'
import type {Property} from '#trade/contract/entities.ts'
import type {Visit} from '../../core/page-types.ts'
import {shownOfProperty} from '../../records/card-fields.ts'
import {optionalData} from '../../records/optional-data.ts'
import {MAX_PRICE_DIFFERENCE, mostSimilar, yearlyPriceOf} from './similarity.ts'

/** One row on the widest screens. */
const MAX_HOMES = 4

type Place = Pick<Visit, 'api' | 'signal'>
type Search = ParamsOf<typeof searchProperties>

/** Homes in the same area come first. A back end without purposes or without the call has none. */
export async function similarTo(property: Property, visit: Place): Promise<Property[]> {
  const {purpose, property_type, neighborhood, builder_community} = property
  if (!purpose) return []
  const community = neighborhood?._id ?? builder_community
  const alike = {purpose, ...pricesAround(property)}
  const [near, anywhere] = await Promise.all([
    community ? found({...alike, community}, visit) : [],
    property_type ? found({...alike, property_type}, visit) : [],
  ])
  return onCards(mostSimilar(property, [...near, ...anywhere]))
}

/** The newest of all. */
export const newestHomes = async (visit: Place) => onCards(await found({}, visit))

function pricesAround(property: Property): Search {
  const price = yearlyPriceOf(property)
  if (price === undefined) return {}
  return {
    min_price: `${Math.ceil(price * (1 - MAX_PRICE_DIFFERENCE))}`,
    max_price: `${Math.floor(price * (1 + MAX_PRICE_DIFFERENCE))}`,
  }
}

const found = async (params: Search, visit: Place) =>
  (await optionalData(searchProperties, params, visit))?.properties ?? []

/** With no more than a card shows: the page carries them as data, too. */
const onCards = (properties: Property[]): Property[] =>
  properties.slice(0, MAX_HOMES).map(property => shownOfProperty(property))
