/** Other homes below one, or homes at all: extras that a page waits for only a moment. */
import type {ParamsOf} from '#kit/api-client/call.ts'
import {getHomesInBuilding, searchProperties} from '#trade/contract/contract.ts'
import type {Property} from '#trade/contract/entities.ts'
import {writeQuery} from '#trade/search-query/search-query.ts'
import type {Visit} from '../../../core/page-types.ts'
import {shownOfProperty} from '../../../records/card-fields.ts'
import {optionalData} from '../../../records/optional-data.ts'
import {MAX_PRICE_DIFFERENCE, mostSimilar, yearlyPriceOf} from './similarity.ts'
import {type Why, whySimilar} from './why.ts'

/** One row on the widest screens. */
const MAX_HOMES = 4

type Place = Pick<Visit, 'api' | 'signal'>
type Search = ParamsOf<typeof searchProperties>

export interface SimilarHome {
  home: Property
  why: Why
}

export interface OtherHomes {
  similar: SimilarHome[]
  /** The others in the same building. */
  building: Property[]
  /** Its name. */
  inBuilding?: string
  /** The others of the same builder, with the way to all of them. */
  builder: Property[]
  ofBuilder?: {name: string; path: string}
}

const noOthers: OtherHomes = {similar: [], building: [], builder: []}

/** Each home stands in one row only. A back end without purposes or without a call has none of them. */
export async function othersThan(property: Property, visit: Place): Promise<OtherHomes> {
  const {purpose, property_type, neighborhood, builder_community, builder, slug} = property
  if (!purpose) return noOthers
  const community = neighborhood?._id ?? builder_community
  const alike = {purpose, ...pricesAround(property)}
  const [near, anywhere, inBuilding, ofBuilder] = await Promise.all([
    community ? found({...alike, community}, visit) : [],
    property_type ? found({...alike, property_type}, visit) : [],
    property.building ? optionalData(getHomesInBuilding, {slug}, visit) : undefined,
    builder ? found({purpose, builder: builder.name}, visit) : [],
  ])
  const neighbours = inBuilding ?? []
  const building = new Set(neighbours.map(({slug}) => slug))
  const similar = mostSimilar(property, [...near, ...anywhere, ...neighbours], building)
  const shown = new Set([slug])
  const notShown = (homes: Property[]) => {
    const rest = homes.filter(home => !shown.has(home.slug)).slice(0, MAX_HOMES)
    for (const home of rest) shown.add(home.slug)
    return rest
  }
  const path = `/properties${writeQuery({purpose, builder: builder?.name})}`
  return {
    similar: notShown(similar).map(home => ({
      home: shownOfProperty(home),
      why: whySimilar(property, home, building),
    })),
    building: onCards(notShown(neighbours.filter(home => home.purpose === purpose))),
    inBuilding: property.building,
    builder: onCards(notShown(ofBuilder)),
    ofBuilder: builder && {name: builder.name, path},
  }
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
