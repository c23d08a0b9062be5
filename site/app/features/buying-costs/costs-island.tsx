/** The estimate, on its own page and on those of homes: its code comes when it is near. */
import type {BuyingCosts} from '#trade/contract/entities.ts'
import {Island, type IslandProps, lazyElement} from '../../islands/island.tsx'

export const buyingCosts = lazyElement(
  'ocp-buying-costs',
  'near',
  () => import('../../../../widgets/buying-costs/element.ts'),
)

interface CostsIslandProps extends Pick<IslandProps, 'attributes' | 'on'> {
  costs: BuyingCosts[]
}

export const CostsIsland = ({costs, attributes, on}: CostsIslandProps) => (
  <Island element={buyingCosts} attributes={attributes} properties={{costs}} on={on} />
)
