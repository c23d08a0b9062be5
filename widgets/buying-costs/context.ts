/** Context that the parts of the view share: the entered values, and the estimate of a purchase. */
import {createContext, useContext} from 'react'
import type {Estimate} from '#trade/buying-costs/estimate.ts'
import type {Purchase} from '#trade/buying-costs/purchase.ts'
import type {Values} from '#trade/buying-costs/query.ts'
import type {Faults} from '#trade/buying-costs/reading.ts'
import type {BuyingCosts} from '#trade/contract/entities.ts'
import type {BuyingCostsProps} from './attributes.ts'
import type {CostsModel} from './model.ts'

export interface Costs {
  props: BuyingCostsProps
  model: CostsModel
  asked: Values
  presets: Values
  /** All values, presets included. */
  values: Values
  typing: string | null
  faults: Faults
  /** The level of headings inside: below the widget's own, where it has one. */
  Heading: 'h2' | 'h3'
}

export interface Buying {
  costs: BuyingCosts[]
  /** Rules of the chosen emirate. */
  rules: BuyingCosts
  /** None without a price. */
  purchase: Purchase | null
  estimate: Estimate | null
}

const CostsContext = createContext<Costs | null>(null)
const BuyingContext = createContext<Buying | null>(null)

export const CostsProvider = CostsContext.Provider
export const BuyingProvider = BuyingContext.Provider

export const useCosts = () => given(useContext(CostsContext))
export const useBuying = () => given(useContext(BuyingContext))

function given<Value>(value: Value | null): Value {
  if (!value) throw new Error('This part is only for the inside of the buying costs')
  return value
}
