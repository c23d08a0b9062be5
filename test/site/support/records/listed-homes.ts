/** Six homes that the API knows, each by its slug; any other is gone. */
import type {Property} from '#trade/contract/entities.ts'
import type {Answers} from '../site/site.ts'

const home = (
  name: string,
  about: Partial<Property['about']>,
  more: Partial<Property>,
): Property => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  main_images: [],
  builder_community: 'Dubai Marina',
  about: {price: 2_000_000, total_no_of_rooms: 2, type: 'Apartment', ...about},
  ...more,
})

const marinaLoft = home(
  'Marina Loft',
  {amenities: ['Gym', 'Sea view', 'Parking for two cars', 'Library']},
  {
    reference: 'OCP-1',
    area_sqft: 1_000,
    bathrooms: 2,
    permit_number: '7100000001',
    listed: '2026-03-14',
  },
)
const palmVilla = home(
  'Palm Villa',
  {
    price: 9_000_000,
    total_no_of_rooms: 5,
    type: 'Villa',
    amenities: ['Gym', '12 m pool', 'Two parking spaces'],
  },
  {builder_community: 'Palm Jumeirah', area_sqft: 6_000, bathrooms: 2},
)
/** Knows the specification's fields alone. */
const creekStudio = home(
  'Creek Studio',
  {price: null, total_no_of_rooms: 0, amenities: ['Residents’ gym', 'Private pool']},
  {dld_details: {reference: 'R-3', permit_number: '7100000003'}},
)
const hillsHouse = home('Hills House', {}, {price_period: 'year', area_sqft: 1_500})
const canalFlat = home('Canal Flat', {}, {})
const oldTownFlat = home(
  'Old Town Flat',
  {},
  {price_changed: '2026-11-28', price_before: 2_100_000},
)

const listedHomes = [marinaLoft, palmVilla, creekStudio, hillsHouse, canalFlat, oldTownFlat]

/** An address with the first homes. */
export const addressOf = (path: string, count: number) =>
  `${path}?properties=${listedHomes
    .slice(0, count)
    .map(({slug}) => slug)
    .join(',')}`

export const homeAnswers: Answers = {
  'property-detail': query => {
    const slug = query.get('slug')
    const data = listedHomes.find(one => one.slug === slug)
    return data
      ? {statusCode: 200, message: 'OK', data}
      : {statusCode: 404, message: 'There is no such record.', data: null}
  },
}
