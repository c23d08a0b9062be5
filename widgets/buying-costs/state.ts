/** What is held by an estimate, and how it begins. */

import {type Faults, purchaseIn, queryOf, type Values} from '#trade/buying-costs/query.ts'
import type {BuyingCosts} from '#trade/contract/entities.ts'
import type {BuyingCostsProps} from './attributes.ts'
import {askedBy, isInAddress} from './page-address.ts'
import {presetsOf} from './presets.ts'

type Status =
  | {is: 'waiting'}
  | {is: 'shown'; costs: BuyingCosts[]}
  | {is: 'failed'}
  /** The back end knows of no costs: the page is complete without them. */
  | {is: 'missing'}

export interface CostsState {
  status: Status
  presets: Values
  /** What differs from the presets. */
  asked: Values
  /** The field that is being typed into, which keeps its text as it is. */
  typing: string | null
  /** Of what was entered and left. */
  faults: Faults
}

export const stateOf = (props: BuyingCostsProps): CostsState => {
  const presets = presetsOf(props)
  // Of the page's own address a server knows nothing: the view takes it once it is there.
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
