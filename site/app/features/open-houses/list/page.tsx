/** Homes that can be visited on a day (spec section 2, 'Open houses'). */

import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {OpenHousesData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit): Promise<OpenHousesData> {
  const [{loadOpenHouses}] = await Promise.all([import('./load.ts'), prepare()])
  return loadOpenHouses(visit)
}

/** The static section has the rest as markup. */
const hydrationData: PageDefinition<OpenHousesData>['hydrationData'] = data => ({
  ...data,
  houses: [],
})

const description: PageDefinition<OpenHousesData>['description'] = i18n =>
  i18n._('Homes in Dubai that you can walk through on a day: when, where, and what they cost.')

const firstPicture: PageDefinition<OpenHousesData>['firstPicture'] = data => {
  const [first] = data.houses
  return {path: first?.images[0], pictures: first?.pictures}
}

function OpenHouses({data}: {data: OpenHousesData}) {
  const list = data
  useFailure(list)
  return <StaticSection key={list.failure} part="List" {...list} />
}

export default definePage<OpenHousesData>({
  load,
  hydrationData,
  description,
  firstPicture,
  Page: OpenHouses,
})
