/** Homes that can be visited on a day (spec section 2, 'Open houses'). */
import type {OpenHousesData} from '../open-houses/load-list.ts'
import {FIRST_CARD_SIZES} from '../open-houses/sizes.ts'
import type {PageModule, Visit} from '../page.ts'
import {useFailure} from '../places/use-failure.ts'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../open-houses/list-parts.tsx'))

export async function load(visit: Visit): Promise<OpenHousesData> {
  const [{loadOpenHouses}] = await Promise.all([import('../open-houses/load-list.ts'), prepare()])
  return loadOpenHouses(visit)
}

export const description: PageModule['description'] = i18n =>
  i18n._('Homes in Dubai that you can walk through on a day: when, where, and what they cost.')

export const firstPicture: PageModule['firstPicture'] = data => {
  const [first] = (data as OpenHousesData).houses
  return {path: first?.images[0], pictures: first?.pictures, sizes: FIRST_CARD_SIZES}
}

export default function OpenHouses({data}: {data: unknown}) {
  const list = data as OpenHousesData
  useFailure(list)
  return <Still key={list.failure} part="List" {...list} />
}
