/** The state of an estimate, and its initial value. */

import type {AskingRents} from '#trade/buying-costs/asking-rents.ts'
import {emirateKey, homeValuesOf, modeOf} from '#trade/buying-costs/home-values.ts'
import {queryOf, type Values} from '#trade/buying-costs/query.ts'
import {type Faults, purchaseIn, tenancyIn} from '#trade/buying-costs/reading.ts'
import {
  type BuyingCosts,
  property as propertyShape,
  type RentingCosts,
} from '#trade/contract/entities.ts'
import type {BuyingCostsProps} from './attributes.ts'
import {askedBy, isInAddress} from './page-address.ts'
import {lettingIn} from './yield/letting-in.ts'

/** The rules by mode, as far as they have been fetched; none where the back end knows no costs. */
export interface Records {
  buy?: BuyingCosts[]
  rent?: RentingCosts[]
}

type Status = {is: 'waiting'} | {is: 'shown'} | {is: 'failed'}

export interface CostsState {
  status: Status
  records: Records
  presets: Values
  /** Values that differ from the presets. */
  asked: Values
  /** The field that is being typed into, which keeps its text as it is. */
  typing: string | null
  /** Errors of fields that were entered and left. */
  faults: Faults
  /** The asking rents of homes like this one. */
  askingRents?: AskingRents
}

export const stateOf = (props: BuyingCostsProps): CostsState => {
  const presets = presetsOf(props)
  // The server does not know the page's own address: the view reads it once it is mounted.
  const asked = isInAddress(props) ? {} : askedBy(props)
  const values = {...presets, ...asked}
  const records = recordsOf(props)
  return {
    status: {is: records[modeOf(values)] ? 'shown' : 'waiting'},
    records,
    presets,
    asked,
    typing: null,
    faults: faultsIn(values),
    askingRents: props.askingRents ?? undefined,
  }
}

/** The rules that the page gives. */
export const recordsOf = ({costs, rentingCosts}: BuyingCostsProps): Records => ({
  ...(costs && {buy: costs}),
  ...(rentingCosts && {rent: rentingCosts}),
})

export const faultsIn = (values: Values): Faults =>
  modeOf(values) === 'rent'
    ? tenancyIn(values).faults
    : {...lettingIn(values).faults, ...purchaseIn(values).faults}

export const presetKey = (props: BuyingCostsProps) =>
  queryOf(presetsOf(props), {kind: '', buyer: '', mode: '', furnishing: ''})

/** The presets of a page, in the form of an address. */
export function presetsOf(props: BuyingCostsProps, fetched?: unknown): Values {
  const property = propertyShape.read(props.property ?? fetched)
  const {mode, price, rent, emirate, offPlan, kind, buyer, payment, downPayment, rate, years} =
    props
  const {furnishing, cheques, deposit, serviceCharge, area} = props
  return {
    mode,
    kind,
    buyer,
    pay: payment,
    furnishing,
    ...(offPlan && {stage: 'off-plan'}),
    ...(downPayment && {down: `${downPayment}`}),
    ...(rate && {rate: `${rate}`}),
    ...(years && {years: `${years}`}),
    ...(property && homeValuesOf(property)),
    ...(price && {price: `${price}`}),
    ...(rent && {rent: `${rent}`}),
    ...(emirate && {emirate: emirateKey(emirate)}),
    ...(cheques >= 1 && {cheques: `${Math.floor(cheques)}`}),
    ...(deposit && {deposit: `${deposit}`}),
    ...(serviceCharge !== null && {service: `${serviceCharge}`}),
    ...(area && {area: `${area}`}),
  }
}
