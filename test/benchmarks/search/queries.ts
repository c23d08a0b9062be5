/** Searches that nobody has asked for before: terms as visitors choose them, in ever other combinations. */
import {seeded} from './random.ts'

export type Query = Record<string, string>

export interface Terms {
  /** Names, as visitors type them. */
  places: string[]
  /** Ids. */
  types: string[]
  builders: string[]
  communities: string[]
}

const PURPOSES = [
  ['residential-sale', 50],
  ['residential-rent', 40],
  ['commercial-sale', 4],
  ['commercial-rent', 6],
] as const
/** Types that nobody lives in. */
const WORKPLACES = ['office', 'retail', 'warehouse']
const BEDROOMS = ['0', '1', '2', '3', '4', '5', '2+', '3+', '4+', '5+']
const AMENITIES = [
  ...['pool', 'parking', 'balcony', 'gym', 'terrace', 'security', 'study', 'storage', 'pets'],
  ...['sea-view', 'golf-view', 'beach-access', 'private-garden', 'staff-room', 'concierge'],
]
const SORTS = [
  ['newest', 70],
  ['price_low', 15],
  ['price_high', 10],
  ['largest', 5],
] as const
/** In AED: prices of homes, rents of a year. */
const PRICES = {sale: [300_000, 12_000_000], rent: [30_000, 600_000]} as const

/** Whole sentences, for a server that understands `q`. */
const SENTENCES: ((term: {place: string; price: number; bedrooms: number}) => string)[] = [
  ({place, bedrooms}) => `${bedrooms} bedroom apartment in ${place}`,
  ({place, price}) => `villa with a private pool in ${place} under ${price}`,
  ({place, price, bedrooms}) => `${bedrooms} beds ${place} to rent below ${price} a year`,
  ({price}) => `sea view, balcony and parking for less than ${price}`,
]

interface QueryOptions {
  sentences?: boolean
  /** True: some are for a later page. */
  paged?: boolean
  seed?: number
}

/** Answers another query each time, the same ones in each run. */
export function freshQueries(terms: Terms, options: QueryOptions = {}) {
  const {sentences = false, paged = true, seed = 1} = options
  const random = seeded(seed)
  const {oneOf, happens, weighted, integer} = random
  const {places, types, builders, communities} = terms

  function query(): Query {
    const purpose = happens(0.6) ? weighted(PURPOSES) : undefined
    const [least, most] = PRICES[purpose?.endsWith('rent') ? 'rent' : 'sale']
    const price = (from: number, to: number) =>
      Math.round((least + (from + random.next() * (to - from)) * (most - least)) / 1_000) * 1_000
    if (sentences && happens(0.25)) {
      return {
        q: oneOf(SENTENCES)({place: oneOf(places), price: price(0, 1), bedrooms: integer(1, 5)}),
      }
    }
    const isWork = purpose?.startsWith('commercial') ?? happens(0.1)
    const fitting = types.filter(type => WORKPLACES.includes(type) === isWork)
    const sort = weighted(SORTS)
    return {
      ...(purpose && {purpose}),
      ...(happens(0.3) && {place: oneOf(places)}),
      ...(happens(0.06) && {community: oneOf(communities)}),
      ...(happens(0.06) && {builder: oneOf(builders)}),
      ...(happens(0.35) && {property_type: oneOf(fitting)}),
      ...(!isWork && happens(0.25) && {bedrooms: oneOf(BEDROOMS)}),
      ...(happens(0.3) && {min_price: `${price(0, 0.1)}`}),
      ...(happens(0.7) && {max_price: `${price(0.2, 1)}`}),
      ...(happens(0.1) && {amenities: oneOf(AMENITIES)}),
      ...(happens(0.02) && {amenities: [oneOf(AMENITIES), oneOf(AMENITIES)].join()}),
      ...(sort !== 'newest' && {sort}),
      ...(paged && happens(0.15) && {page: `${integer(2, 5)}`}),
    }
  }
  return fresh(query)
}

/**
 * The beginning of a place's name as somebody types it, half of the longer ones with a letter that is
 * wrong, missing or swapped; with another limit where it was asked for before.
 */
export function freshNames(places: string[], seed = 1) {
  const {oneOf, happens, integer} = seeded(seed)
  function typedName() {
    const name = oneOf(places).toLowerCase()
    const typed = name.slice(0, integer(1, name.length))
    if (typed.length < 5 || happens(0.5)) return typed
    const at = integer(1, typed.length - 2)
    const [before, one = '', other = ''] = [typed.slice(0, at), typed[at], typed[at + 1]]
    return before + oneOf([`q${other}`, other, other + one]) + typed.slice(at + 2)
  }
  return fresh(() => ({search: typedName(), limit: `${integer(1, 100)}`}))
}

function fresh(query: () => Query) {
  const asked = new Set<string>()
  return () => {
    for (;;) {
      const next = query()
      const key = `${new URLSearchParams(next)}`
      if (asked.has(key)) continue
      asked.add(key)
      return next
    }
  }
}
