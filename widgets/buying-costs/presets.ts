/** What a page presets, as an address would say it. */
import {property as propertyShape} from '../shared/api/entities.ts'
import {emirateKey, purchaseOf} from '../shared/buying-costs/property-purchase.ts'
import type {Values} from '../shared/buying-costs/query.ts'
import type {BuyingCostsProps} from './attributes.ts'

export function presetsOf(props: BuyingCostsProps, fetched?: unknown): Values {
  const property = propertyShape.read(props.property ?? fetched)
  const {price, emirate, offPlan, kind, buyer, payment, downPayment, rate, years} = props
  return {
    kind,
    buyer,
    pay: payment,
    ...(offPlan && {stage: 'off-plan'}),
    ...(downPayment && {down: `${downPayment}`}),
    ...(rate && {rate: `${rate}`}),
    ...(years && {years: `${years}`}),
    ...(property && purchaseOf(property)),
    ...(price && {price: `${price}`}),
    ...(emirate && {emirate: emirateKey(emirate)}),
  }
}
