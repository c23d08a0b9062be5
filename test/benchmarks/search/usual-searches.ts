/** The ten most usual searches, each with values that vary as visitors' do. */
import type {SearchParameters} from '#server/catalogue/search-filters.ts'
import {areas, builders, places} from './market.ts'
import type {Random} from './random.ts'

type Vary = (random: Random) => SearchParameters

const purpose: Vary = random => ({
  purpose: random.weighted([
    ['residential-sale', 50],
    ['residential-rent', 40],
    ['commercial-sale', 4],
    ['commercial-rent', 6],
  ]),
})
const type: Vary = random => {
  const chosen = purpose(random)
  const types = `${chosen.purpose}`.startsWith('residential')
    ? ['apartment', 'villa', 'townhouse', 'penthouse', 'mansion']
    : ['office', 'retail', 'warehouse']
  return {...chosen, property_type: random.oneOf(types)}
}
/** Mostly one place, sometimes all of an area. */
const place: Vary = random => ({
  place: random.happens(0.7) ? random.oneOf(places).name : random.oneOf(areas),
})
const bedrooms: Vary = random => ({bedrooms: random.oneOf(['0', '1', '2', '3', '4', '4+', '5+'])})

const SALE = [500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000]
const RENT = [40_000, 80_000, 120_000, 180_000, 250_000, 500_000]

/** Between two steps, or open at one end. */
function priceRange(chosen: SearchParameters, random: Random): SearchParameters {
  const steps = `${chosen.purpose}`.endsWith('-rent') ? RENT : SALE
  const from = random.integer(-1, steps.length - 1)
  const to = from + random.integer(1, 2)
  const [least, most] = [steps[from], steps[to]]
  return {...chosen, ...(least && {min_price: `${least}`}), ...(most && {max_price: `${most}`})}
}

export const usualSearches: Record<string, Vary> = {
  'purpose, newest': purpose,
  'purpose, type': type,
  'purpose, place': random => ({...purpose(random), ...place(random)}),
  'purpose, type, bedrooms': random => ({...type(random), ...bedrooms(random)}),
  'purpose, price range': random => priceRange(purpose(random), random),
  'purpose, type, price range, cheapest': random => ({
    ...priceRange(type(random), random),
    sort: 'price_low',
  }),
  'community, newest': random => ({community: random.oneOf(areas).toLowerCase()}),
  'builder, newest': random => ({builder: random.oneOf(builders)}),
  'purpose, place, dearest': random => ({...purpose(random), ...place(random), sort: 'price_high'}),
  'everything, newest': () => ({}),
}
