/** Random filters over the example for searches. */
import fc from 'fast-check'
import {writeArea} from '#trade/search-query/map-area.ts'
import {purposes} from '#trade/search-query/search-query.ts'
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
/** Random filters of a search; the minimum is not above the maximum. */
export const anyFilters: fc.Arbitrary<Filters> = fc
  .record(
    {
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
      bbox: oneOf(['55,25,55.1,25.1', '55.03,25.03,55.03,25.2', '179,-18,-179,-17', '0,0,1,1']),
      area: oneOf(Object.values(AREAS)),
      sort: oneOf(['newest', 'price_low', 'price_high', 'largest']),
      page: oneOf(['1', '2', '3', '84']),
    },
    {requiredKeys: []},
  )
  .filter(({min_price = 0, max_price = Infinity}) => Number(min_price) <= Number(max_price))
  .filter(({min_area = 0, max_area = Infinity}) => Number(min_area) <= Number(max_area))
