/** Sixty properties in places with awkward names, and a plain search over them to compare with. */
import {purposes} from '../../../widgets/shared/api/search-query.ts'
import type {Folder} from './content.ts'
import {dayFrom} from './days.ts'

const places = [
  {id: 'coral-bay', name: 'Coral Bay', ru: 'Коралловая бухта', emirate: 'Dubai', in: ['seaside']},
  {id: 'percent', name: '100% Marina', ru: 'Марина', emirate: 'Dubai', in: ['seaside', 'business']},
  {id: 'low-tide', name: 'Low_Tide', ru: 'Отлив', emirate: 'Sharjah', in: ['business']},
  {id: 'eden', name: 'Éden Bay', ru: 'Эдем', emirate: 'Dubai', in: ['seaside']},
  {id: 'back', name: 'Back\\Slash', ru: 'Слеш', emirate: 'Ras Al Khaimah', in: []},
]
const builders = [
  {id: 'north-wind', name: 'North Wind'},
  {id: 'old-dune', name: 'Old Dune'},
]
const types = ['apartment', 'villa', 'office']
const communities = [
  {id: 'seaside', name: 'Seaside Living'},
  {id: 'business', name: 'Business Quarters'},
]

interface Home {
  id: string
  purpose: string
  property_type: string
  place: (typeof places)[number]
  builder: (typeof builders)[number] | undefined
  price: number | undefined
  bedrooms: number | undefined
  area_sqft: number | undefined
  /** Days from today. */
  listed: number
  permitEnds: number
  status: 'ACTIVE' | 'SOLD'
  published: boolean
}

/** Each fact has a rhythm of its own, so that facts meet in many ways and repeat. */
const homes = Array.from({length: 60}, (_, n): Home => {
  const pick = <T>(list: readonly T[], step: number) =>
    list[Math.floor(n * step) % list.length] as T
  return {
    id: `home-${(n * 37) % 60}`,
    purpose: pick(purposes, 1),
    property_type: pick(types, 0.7),
    place: pick(places, 1.3),
    builder: pick([builders[0], undefined, builders[1]], 1.9),
    price: n % 6 ? 500_000 + ((n * 7) % 10) * 250_000 : undefined,
    bedrooms: n % 5 ? (n * 3) % 8 : undefined,
    area_sqft: n % 7 ? 400 + ((n * 11) % 12) * 100 : undefined,
    listed: -((n * 5) % 20),
    permitEnds: n % 11 === 3 ? -1 : n % 4,
    status: n % 13 === 4 ? 'SOLD' : 'ACTIVE',
    published: n % 17 !== 2,
  }
})

export function searchExample({records}: Folder) {
  records['open-houses'] = {}
  records.neighborhoods = Object.fromEntries(
    places.map(({id, name, ru, emirate, in: own}) => [
      id,
      {name, title: {en: `Homes of ${id}`, ru}, emirate, communities: own},
    ]),
  )
  records.properties = Object.fromEntries(homes.map((home, n) => [home.id, recordOf(home, n)]))
}

const recordOf = ({id, place, builder, listed, permitEnds, ...home}: Home, n: number) => ({
  ...home,
  reference: `S-${n}`,
  neighborhood: place.id,
  builder: builder?.id,
  name: id,
  main_images: ['pictures/sea.png'],
  city: 'Dubai',
  emirate: place.emirate,
  listed: dayFrom(listed),
  permit_number: `P-${n}`,
  permit_expiry: dayFrom(permitEnds),
  transferred_at: home.status === 'SOLD' ? dayFrom(listed) : undefined,
})

export type Filters = Partial<Record<Name, string>>
type Name =
  | 'purpose'
  | 'place'
  | 'property_type'
  | 'min_price'
  | 'max_price'
  | 'bedrooms'
  | 'community'
  | 'builder'
  | 'sort'
  | 'page'

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A home matches one filter at a time; prices are two. */
const matches: Record<string, (home: Home, wanted: string) => boolean> = {
  purpose: (home, wanted) => home.purpose === wanted,
  property_type: (home, wanted) => home.property_type === wanted,
  place: ({place}, wanted) =>
    [place.name, place.ru, place.emirate, `Homes of ${place.id}`].some(name =>
      name.toLowerCase().includes(wanted.toLowerCase()),
    ),
  community: ({place}, wanted) =>
    same(place.id, wanted) ||
    same(place.name, wanted) ||
    communities.some(
      ({id, name}) => place.in.includes(id) && (same(id, wanted) || same(name, wanted)),
    ),
  builder: ({builder}, wanted) =>
    builder !== undefined && (same(builder.id, wanted) || same(builder.name, wanted)),
  min_price: ({price}, wanted) => price !== undefined && price >= Number(wanted),
  max_price: ({price}, wanted) => price !== undefined && price <= Number(wanted),
  bedrooms: ({bedrooms}, wanted) =>
    bedrooms !== undefined &&
    (wanted.endsWith('+') ? bedrooms >= Number.parseInt(wanted, 10) : bedrooms === Number(wanted)),
}

const last = <T>(value: T | undefined, otherwise: T) => value ?? otherwise
const orders: Record<string, (home: Home) => number> = {
  newest: ({listed}) => -listed,
  price_high: ({price}) => -last(price, Number.NEGATIVE_INFINITY),
  largest: ({area_sqft}) => -last(area_sqft, Number.NEGATIVE_INFINITY),
  price_low: ({price}) => last(price, Number.POSITIVE_INFINITY),
}

const facets: Record<string, {leaves: Name[]; of(home: Home): string | number | undefined}> = {
  purpose: {leaves: ['purpose'], of: ({purpose}) => purpose},
  property_type: {leaves: ['property_type'], of: ({property_type}) => property_type},
  bedrooms: {leaves: ['bedrooms'], of: ({bedrooms}) => bedrooms},
  neighborhood: {leaves: ['place', 'community'], of: ({place}) => place.id},
  builder: {leaves: ['builder'], of: ({builder}) => builder?.id},
}

/** What `search-properties` must answer: slugs in their order, and the numbers. */
export function searchPlainly({sort = 'newest', page = '1', ...filters}: Filters) {
  const keyOf = orders[sort] as (home: Home) => number
  const down = sort === 'price_low' ? 1 : -1
  const found = search(filters).sort((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    return a === b ? down * (one.id < other.id ? -1 : 1) : a < b ? -1 : 1
  })
  const from = (Number(page) - 1) * 12
  return {
    properties: found.slice(from, from + 12).map(({id}) => id),
    total: found.length,
    page: Number(page),
    pages: Math.ceil(found.length / 12),
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, {leaves, of}]) => {
        const others = Object.entries(filters).filter(([own]) => !leaves.includes(own as Name))
        return [name, countBy(search(Object.fromEntries(others)), of)]
      }),
    ),
  }
}

const search = (filters: Filters) =>
  homes.filter(
    home =>
      home.published &&
      home.status === 'ACTIVE' &&
      home.permitEnds >= 0 &&
      Object.entries(filters).every(([name, wanted]) => matches[name]?.(home, wanted)),
  )

function countBy(found: Home[], of: (home: Home) => string | number | undefined) {
  const counts: Record<string, number> = {}
  for (const home of found) {
    const value = of(home)
    if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}
