import {lazyElement} from '../../../islands/island.tsx'

/** The form of a saved search, and that of one home. */
export const form = lazyElement(
  'ocp-saved-search',
  'near',
  () => import('../../../../../widgets/saved-search/element.ts'),
)
