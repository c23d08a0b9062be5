/** Homes as a search finds them, for tests in the browser. */
import type {Answer} from '#kit/api-client/call.ts'
import type {Alternatives, Property} from '#trade/contract/entities.ts'

/** Knows every field that a card can show. */
export const marinaLoft: Property = {
  name: 'Marina Loft',
  slug: 'marina-loft',
  main_images: ['pictures/loft.webp'],
  pictures: {'pictures/loft.webp': {width: 1280, height: 800, widths: [640], alt: 'A loft'}},
  builder_community: 'Dubai Marina',
  about: {price: 1_250_000, total_no_of_rooms: 2, type: 'Apartment'},
  city: 'Dubai',
  location: {coordinates: [25.08, 55.14]},
  purpose: 'residential-sale',
  property_type: 'apartment',
  neighborhood: {_id: 'dubai-marina', name: 'Dubai Marina'},
  builder: {name: 'North Wind', slug: 'north-wind'},
  bathrooms: 3,
  area_sqft: 1_420,
  permit_number: '7123456789',
}

/** Knows only what the specification demands, and of that as little as possible. */
export const bareHome: Property = {
  name: 'Home without words',
  slug: 'home-without-words',
  main_images: [],
  about: {price: null},
}

export const homes = (count: number, first = 1): Property[] =>
  Array.from({length: count}, (_, at) => ({
    ...marinaLoft,
    name: `Home ${first + at}`,
    slug: `home-${first + at}`,
    // In a row, a kilometre from each other.
    location: {coordinates: [25.08 + at / 100, 55.14 + at / 100]},
  }))

const facets = {
  purpose: {'residential-sale': 94, 'residential-rent': 31},
  property_type: {apartment: 60, villa: 12},
  bedrooms: {'0': 5, '2': 40, '5': 9, '6': 2},
}

export interface SearchAnswer {
  properties: Property[]
  total: number
  page: number
  pages: number
  facets: Record<string, Record<string, number>>
  alternatives?: Alternatives
  understood?: Record<string, string>
  rest?: string
}

export const found = (given: Partial<SearchAnswer> = {}): SearchAnswer => ({
  properties: homes(12),
  total: 94,
  page: 1,
  pages: 8,
  facets,
  ...given,
})

export const answered = (given: Partial<SearchAnswer> = {}): Answer => ({
  statusCode: 200,
  message: '',
  data: found(given),
})

export const typesAnswered: Answer = {
  statusCode: 200,
  message: '',
  data: {
    property_types: [
      {_id: 'apartment', name: 'Apartment'},
      {_id: 'villa', name: 'Villa'},
      {_id: 'office', name: 'Office'},
    ],
  },
}
