/** The estimate, on its own page and on those of homes: its code comes when it is near. */
import type {AskingRents} from '#trade/buying-costs/asking-rents.ts'
import type {BuyingCosts, RentingCosts} from '#trade/contract/entities.ts'
import {Island, type IslandProps, lazyElement} from '../../islands/island.tsx'

export const buyingCosts = lazyElement(
  'ocp-buying-costs',
  'near',
  () => import('../../../../widgets/buying-costs/element.ts'),
)

interface CostsIslandProps extends Pick<IslandProps, 'attributes' | 'on'> {
  costs?: BuyingCosts[]
  renting?: RentingCosts[]
  askingRents?: AskingRents
}

export function CostsIsland({costs, renting, askingRents, attributes, on}: CostsIslandProps) {
  const properties = {
    ...(costs && {costs}),
    ...(renting && {rentingCosts: renting}),
    ...(askingRents && {askingRents}),
  }
  return <Island element={buyingCosts} attributes={attributes} properties={properties} on={on} />
}
