/** Context that the parts of the view share: the entered values, and the estimate. */
import {createContext, useContext} from 'react'
import type {Estimate} from '#trade/buying-costs/estimate.ts'
import type {Purchase} from '#trade/buying-costs/purchase.ts'
import type {Faults, Values} from '#trade/buying-costs/query.ts'
import type {BuyingCosts} from '#trade/contract/entities.ts'
import type {BuyingCostsProps} from './attributes.ts'
import type {CostsModel} from './model.ts'

export interface Costs {
  props: BuyingCostsProps
  model: CostsModel
  costs: BuyingCosts[]
  /** Rules of the chosen emirate. */
  rules: BuyingCosts
  asked: Values
  /** All values, presets included. */
  values: Values
  typing: string | null
  faults: Faults
  /** None without a price. */
  purchase: Purchase | null
  estimate: Estimate | null
  /** The level of headings inside: below the widget's own, where it has one. */
  Heading: 'h2' | 'h3'
}

const CostsContext = createContext<Costs | null>(null)

export const CostsProvider = CostsContext.Provider

export function useCosts(): Costs {
  const costs = useContext(CostsContext)
  if (!costs) throw new Error('useCosts() is only for parts of the buying costs')
  return costs
}
