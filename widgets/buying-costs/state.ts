/** The state of an estimate, and its initial value. */

import {emirateKey, purchaseOf} from '#trade/buying-costs/property-purchase.ts'
import {type Faults, purchaseIn, queryOf, type Values} from '#trade/buying-costs/query.ts'
import {type BuyingCosts, property as propertyShape} from '#trade/contract/entities.ts'
import type {BuyingCostsProps} from './attributes.ts'
import {askedBy, isInAddress} from './page-address.ts'

type Status =
  | {is: 'waiting'}
  | {is: 'shown'; costs: BuyingCosts[]}
  | {is: 'failed'}
  /** The back end knows of no costs: the page is complete without them. */
  | {is: 'missing'}

export interface CostsState {
  status: Status
  presets: Values
  /** Values that differ from the presets. */
  asked: Values
  /** The field that is being typed into, which keeps its text as it is. */
  typing: string | null
  /** Errors of fields that were entered and left. */
  faults: Faults
}

export const stateOf = (props: BuyingCostsProps): CostsState => {
  const presets = presetsOf(props)
  // The server does not know the page's own address: the view reads it once it is mounted.
  const asked = isInAddress(props) ? {} : askedBy(props)
  return {
    status: props.costs ? statusOf(props.costs) : {is: 'waiting'},
    presets,
    asked,
    typing: null,
    faults: purchaseIn({...presets, ...asked}).faults,
  }
}

export const statusOf = (costs: BuyingCosts[]): Status =>
  costs.length > 0 ? {is: 'shown', costs} : {is: 'missing'}

export const presetKey = (props: BuyingCostsProps) =>
  queryOf(presetsOf(props), {kind: '', buyer: ''})

/** The presets of a page, in the form of an address. */
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
