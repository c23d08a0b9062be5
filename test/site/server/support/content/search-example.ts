/** Sixty properties in places with awkward names. */
import {purposes} from '#trade/search-query/search-query.ts'
import {dayFrom} from '../../../../support/dates.ts'
import type {Folder} from './content.ts'
import {A_YEAR, type Home, type Nearby, plainSearch} from './plain-search.ts'

const places = [
  {
    id: 'coral-bay',
    name: 'Coral Bay',
    ru: 'Коралловая бухта',
    ar: 'خليج المَرجان الأزرق',
    emirate: 'Dubai',
    in: ['seaside'],
    coordinates: [25, 55],
  },
  {
    id: 'percent',
    name: '100% Marina',
    ru: 'Марина',
    emirate: 'Dubai',
    in: ['seaside', 'business'],
    coordinates: [25.1, 55],
  },
  {
    id: 'low-tide',
    name: 'Low_Tide',
    ru: 'Отлив',
    emirate: 'Sharjah',
    in: ['business'],
    coordinates: [25.6, 55],
  },
  {
    id: 'eden',
    name: 'Éden Bay',
    ru: 'Эдем',
    emirate: 'Dubai',
    in: ['seaside'],
    coordinates: [25.05, 55],
  },
  {id: 'back', name: 'Back\\Slash', ru: 'Слеш', emirate: 'Ras Al Khaimah', in: []},
]
const builders = [
  {id: 'north-wind', name: 'North Wind'},
  {id: 'old-dune', name: 'Old Dune'},
]
const types = ['apartment', 'villa', 'office']
const allCommunities = [
  {id: 'seaside', name: 'Seaside Living'},
  {id: 'business', name: 'Business Quarters'},
]

const namesOf = ({
  id,
  name,
  ru,
  emirate,
  coordinates,
  in: communities,
}: (typeof places)[number]) => ({
  id,
  name,
  names: [name, ru, emirate, `Homes of ${id}`],
  emirate,
  middle: coordinates,
  in: communities.flatMap(one => allCommunities.find(({id}) => id === one) ?? []),
})

/** Near Dubai, some in the middle of a neighbourhood, and a few on both sides of the 180th meridian. */
const placeOf = (n: number): [number, number] =>
  n % 7 === 2
    ? [n % 2 ? 25 : 25.1, 55]
    : n % 10 === 3
      ? [-17.05, n % 20 === 3 ? 179.55 : -179.55]
      : [25.005 + ((n * 3) % 17) / 100, 55.005 + ((n * 7) % 13) / 100]

/** Periods of a rent; a year where a record gives none. */
const periods = [undefined, 'year', 'month', 'week', 'day'] as const

/** Texts of records, with the codes that they mean. */
const said = [
  {text: 'Shared pool', codes: ['shared-pool', 'pool']},
  {text: {en: 'Balcony', ru: 'Вид из окна'}, codes: ['balcony']},
  {text: 'No parking', codes: []},
  {text: 'Sea view', codes: ['sea-view']},
]
/** Codes that a record states beside its texts. */
const stated = [undefined, ['balcony'], ['gym', 'parking']]

/** Payments by their milestones. */
const plans = [
  [],
  ['booking', 'handover'],
  [],
  ['construction', 'after-handover'],
  ['handover'],
] as const

/** Walks end between the homes, and one of them beyond the 180th meridian. */
export const exampleNearby: Nearby[] = [
  {kind: 'school', coordinates: [25.0131, 55.0302]},
  {kind: 'mosque', coordinates: [25.0004, 55.0003]},
  {kind: 'mosque', coordinates: [25.0997, 55.0002]},
  {kind: 'school', coordinates: [25.0904, 55.0807]},
  {kind: 'metro', coordinates: [25.0502, 55.1009]},
  {kind: 'metro', coordinates: [25.1203, 55.0301]},
  {kind: 'beach', coordinates: [25.0306, 55.0611]},
  {kind: 'mall', coordinates: [-17.0503, 179.5551]},
  {kind: 'mall', coordinates: [25.1604, 55.1203]},
]

/** Facts that decide, of which each home has some. */
function factsOf(n: number, isRent: boolean) {
  const some = <T>(value: T, every: number) => (n % every === 1 ? undefined : value)
  const completion = n % 7 === 2 ? undefined : n % 3 ? 'ready' : 'off-plan'
  return {
    completion,
    handover: completion === 'off-plan' ? some(`20${27 + (n % 4)}-Q${1 + (n % 4)}`, 4) : undefined,
    milestones: isRent ? [] : [...(plans[Math.floor(n * 0.7) % plans.length] ?? [])],
    service_charge: some((n % 6) * 4.55, 5),
    cheques: isRent ? some(1 + (n % 12), 4) : undefined,
    deposit: isRent ? some(5_000 * (1 + (n % 7)), 6) : undefined,
    floor: some((n % 9) * 6 - 2, 8),
    parking: some(n % 4, 9),
    available_from: some(dayFrom((n % 8) * 10 - 20), 3),
  }
}

/** Each fact repeats with its own period, so that facts combine in many ways. */
const homes = Array.from({length: 60}, (_, n) => {
  const pick = <T>(list: readonly T[], step: number) =>
    list[Math.floor(n * step) % list.length] as T
  const purpose = pick(purposes, 1)
  const price_period = purpose.endsWith('-rent') ? pick(periods, 0.3) : undefined
  const price = n % 6 ? 500_000 + ((n * 7) % 10) * 250_000 : undefined
  return {
    id: `home-${(n * 37) % 60}`,
    purpose,
    price_period,
    property_type: pick(types, 0.7),
    place: namesOf(pick(places, 1.3)),
    builder: pick([builders[0], undefined, builders[1]], 1.9),
    price: price && Math.ceil(price / A_YEAR[price_period ?? 'year']),
    bedrooms: n % 5 ? (n * 3) % 8 : undefined,
    area_sqft: n % 7 ? 400 + ((n * 11) % 12) * 100 : undefined,
    coordinates: n % 9 ? placeOf(n) : undefined,
    listed: -((n * 5) % 20),
    permitEnds: n % 11 === 3 ? -1 : n % 4,
    amenityTexts: said.filter((_, at) => (n >> at) % 2 === 1),
    stated: pick(stated, 0.9),
    ...factsOf(n, purpose.endsWith('-rent')),
    status: n % 13 === 4 ? 'SOLD' : 'ACTIVE',
    published: n % 17 !== 2,
  }
})

export const nearbyId = (at: number) => `place-${at}`

export function searchExample({records}: Folder) {
  records['open-houses'] = {}
  records.launches = {}
  records.neighborhoods = Object.fromEntries(
    places.map(({id, name, ru, ar, emirate, coordinates, in: own}) => [
      id,
      {name, title: {en: `Homes of ${id}`, ru, ar}, emirate, coordinates, communities: own},
    ]),
  )
  records['nearby-places'] = Object.fromEntries(
    exampleNearby.map((place, at) => [
      nearbyId(at),
      {...place, name: `Place ${at}`, source: 'https://places.example/'},
    ]),
  )
  records.properties = Object.fromEntries(homes.map((home, n) => [home.id, recordOf(home, n)]))
}

const recordOf = (example: (typeof homes)[number], n: number) => {
  const {id, place, builder, listed, permitEnds, amenityTexts, stated, ...others} = example
  const {milestones, ...home} = others
  return {
    ...home,
    reference: `S-${n}`,
    neighborhood: place.id,
    builder: builder?.id,
    name: id,
    amenities: amenityTexts.map(({text}) => text),
    amenity_codes: stated,
    main_images: ['pictures/sea.png'],
    city: 'Dubai',
    emirate: place.emirate,
    listed: dayFrom(listed),
    permit_number: `P-${n}`,
    permit_expiry: dayFrom(permitEnds),
    transferred_at: home.status === 'SOLD' ? dayFrom(listed) : undefined,
    payment_plan: milestones.map(milestone => ({milestone, percent: 100 / milestones.length})),
  }
}

/** The homes as a plain search looks at them. */
export const exampleHomes: Home[] = homes.map(({amenityTexts, stated = [], ...home}) => {
  const codes = new Set([...amenityTexts.flatMap(({codes}) => codes), ...stated])
  if (home.parking) codes.add('parking')
  if (home.parking === 0) codes.delete('parking')
  return {...home, amenities: [...codes]}
})

/** The places that homes can be in. */
export const examplePlaces = places.map(namesOf)

/** The expected answer of `search-properties` for the example. */
export const searchPlainly = plainSearch(exampleHomes, exampleNearby)
