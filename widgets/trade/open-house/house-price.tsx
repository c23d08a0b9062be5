import {useServices} from '#kit/core/view/use-services.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import {Amount} from '../money/amount.tsx'

/** `aed 1,250,000` (spec section 9), which the styles show in capitals; one without a price has it on request. */
export function HousePrice({price}: {price: number | null}) {
  const {i18n} = useServices()
  if (price === null) return <span>{i18n._('Price on request')}</span>
  return (
    <span className="house-price">
      <Amount dirhams={price} exact={`aed ${groupedNumber(price, i18n)}`} />
    </span>
  )
}
