/** Random filters over the example for searches. */
import fc from 'fast-check'
import {writeArea} from '#trade/search-query/map-area.ts'
import {type FilterName, purposes} from '#trade/search-query/search-query.ts'
import {dayFrom} from '../../../../support/dates.ts'
import type {Filters} from './plain-search.ts'

const oneOf = (values: string[]) => fc.constantFrom(...values)
const price = fc.integer({min: 0, max: 12}).map(step => `${step * 250_000}`)
const size = fc.integer({min: 3, max: 16}).map(step => `${step * 100}`)
/** Drawn clear of the homes' places, so that nothing lies on an outline. */
const AREAS = {
  triangle: writeArea([
    [25.0001, 55.0002],
    [25.1713, 55.0407],
    [25.0309, 55.1316],
  ]),
  // Its outline crosses itself.
  bow: writeArea([
    [25.0011, 55.0022],
    [25.1711, 55.1322],
    [25.0013, 55.1318],
    [25.1717, 55.0012],
  ]),
  elsewhere: writeArea([
    [1, 1],
    [1, 2],
    [2, 2],
  ]),
}
const values = {
  purpose: oneOf([...purposes]),
  place: oneOf([
    'a',
    'MARINA',
    'бухта',
    'Коралл',
    'éden',
    'ОТЛИВ',
    'dubai',
    'nowhere',
    '%',
    '_',
    '\\',
  ]),
  property_type: oneOf(['apartment', 'villa', 'office', 'castle']),
  min_price: price,
  max_price: price,
  min_area: size,
  max_area: size,
  bedrooms: oneOf(['0', '1', '3', '5+', '0+', '12']),
  amenities: oneOf(['balcony', 'gym,parking', 'balcony,pool', 'sea-view,balcony', 'pets']),
  community: oneOf([
    'seaside',
    'Business Quarters',
    'coral-bay',
    'low_tide',
    'Éden bay',
    'no such',
  ]),
  builder: oneOf(['north-wind', 'OLD DUNE', 'nobody']),
  completion: oneOf(['ready', 'off-plan']),
  payment_plan: oneOf(['any', 'after-handover']),
  handover_by: oneOf(['2027-Q1', '2028-Q2', '2028-Q4', '2030-Q4', '2020-Q1']),
  max_service_charge: oneOf(['0', '4.54', '4.55', '14', '600']),
  cheques: oneOf(['1', '4', '6', '12']),
  max_deposit: oneOf(['5000', '14999', '15000', '90000000']),
  min_floor: oneOf(['-10', '0', '4', '22', '300']),
  parking: oneOf(['1', '2', '3', '9']),
  available_by: oneOf([-20, -1, 0, 15, 400].map(dayFrom)),
  near: oneOf(['school', 'metro', 'beach,school', 'mall', 'mosque']),
  bbox: oneOf(['55,25,55.1,25.1', '55.03,25.03,55.03,25.2', '179,-18,-179,-17', '0,0,1,1']),
  area: oneOf(Object.values(AREAS)),
  sort: oneOf(['newest', 'price_low', 'price_high', 'largest']),
  page: oneOf(['1', '2', '3', '84']),
} satisfies Partial<Record<FilterName, fc.Arbitrary<string>>>

/** With more filters than these hardly any home is found. */
const MAX_FILTERS = 5

/** Random filters of a search; the minimum is not above the maximum. */
export const anyFilters: fc.Arbitrary<Filters> = fc
  .tuple(
    fc.record(values),
    fc.subarray(Object.keys(values) as (keyof typeof values)[], {maxLength: MAX_FILTERS}),
  )
  .map(([all, names]): Filters => Object.fromEntries(names.map(name => [name, all[name]])))
  .filter(({min_price = 0, max_price = Infinity}) => Number(min_price) <= Number(max_price))
  .filter(({min_area = 0, max_area = Infinity}) => Number(min_area) <= Number(max_area))
