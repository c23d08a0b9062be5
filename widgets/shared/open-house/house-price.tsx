import {useServices} from '../core/view/use-services.ts'
import {smallAed} from '../property/price.tsx'

/** `aed 1,250,000` (spec section 9); one without a price has it on request. */
export function HousePrice({price}: {price: number | null}) {
  const {i18n} = useServices()
  return <>{price === null ? i18n._('Price on request') : <bdi>{smallAed(price, i18n)}</bdi>}</>
}
