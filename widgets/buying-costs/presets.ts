/** What a page presets, as an address would say it. */

import {emirateKey, purchaseOf} from '#trade/buying-costs/property-purchase.ts'
import type {Values} from '#trade/buying-costs/query.ts'
import {property as propertyShape} from '#trade/contract/entities.ts'
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
