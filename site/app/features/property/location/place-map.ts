import {lazyElement} from '../../../islands/island.tsx'

/** The map of a property's page. */
export const placeMap = lazyElement(
  'ocp-neighbourhood-map',
  'near',
  () => import('../../../../../widgets/neighbourhood-map/element.ts'),
)
