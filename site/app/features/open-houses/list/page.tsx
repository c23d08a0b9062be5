/** Homes that can be visited on a day (spec section 2, 'Open houses'). */

import {definePage} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {OpenHousesData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function OpenHouses({data: list}: {data: OpenHousesData}) {
  useFailure(list)
  return <StaticSection key={list.failure} part="List" {...list} />
}

export default definePage<OpenHousesData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadOpenHouses(visit),
  /** The static section has the rest as markup. */
  hydrationData: data => ({
    ...data,
    houses: [],
  }),
  description: i18n =>
    i18n._('Homes in Dubai that are open to visit: when, where and at what price.'),
  Page: OpenHouses,
})
