/** Asking prices of our own listings in an area per square foot, by purpose and type. */
import {present} from '#server/content/records/localise.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {AreaPrices} from '#trade/contract/area-prices.ts'
import type {Catalogue} from './catalogue.ts'
import type {NamedRecords} from './named-records.ts'
import {type PricedHomes, priceSpreads} from './price-spreads.ts'
import {readFilters, type SearchParameters} from './search-filters.ts'
import {isNamed, placesIn} from './search-names.ts'

interface AreaFilters extends PricedHomes {
  area: string
}

/** Reads the filters, and the errors of parameters that cannot be read, by name. */
export function readArea({area, purpose, property_type}: SearchParameters) {
  const {filters, errors} = readFilters({purpose, property_type})
  const name = typeof area === 'string' ? area.trim() : ''
  if (!name) errors.area = 'area must be the name or the id of a neighbourhood or a community.'
  const wanted: AreaFilters = {
    area: name,
    purpose: filters.purpose,
    property_type: filters.property_type,
  }
  return {wanted, errors}
}

export function areaPrices(catalogue: Catalogue, {area, ...homes}: AreaFilters) {
  const {names, byId} = catalogue
  const places = new Set(placesIn(names, area).map(({id}) => id))
  const prices = places.size ? priceSpreads(catalogue, places, homes) : []
  return {
    area: findArea(names, area),
    day: officeDay(),
    prices: prices.map(({property_type, ...spread}) => ({
      ...spread,
      property_type: {_id: property_type, name: byId.types.get(property_type)?.name},
    })),
  } satisfies Localisable
}

/** Names are in all languages until the answer is in one. */
type Localisable = Omit<AreaPrices, 'area' | 'prices'> & {area?: object; prices: object[]}

/** Finds the area as the search does, which finds both by one name; the guide is the nearer one. */
function findArea({neighborhoods, communities}: NamedRecords, wanted: string) {
  const found =
    neighborhoods.find(one => isNamed(one, wanted)) ?? communities.find(one => isNamed(one, wanted))
  return found && present({_id: found.id, name: found.name, title: found.title})
}
