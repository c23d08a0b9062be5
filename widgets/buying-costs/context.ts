/** What the parts of the view share: what is asked, and what it comes to. */
import {createContext, useContext} from 'react'
import type {BuyingCosts} from '../shared/api/entities.ts'
import type {Estimate} from '../shared/buying-costs/estimate.ts'
import type {Purchase} from '../shared/buying-costs/purchase.ts'
import type {Faults, Values} from '../shared/buying-costs/query.ts'
import type {BuyingCostsProps} from './attributes.ts'
import type {CostsModel} from './model.ts'

export interface Costs {
  props: BuyingCostsProps
  model: CostsModel
  costs: BuyingCosts[]
  /** Of the emirate that is asked for. */
  rules: BuyingCosts
  asked: Values
  /** All that is asked, presets included. */
  values: Values
  typing: string | null
  faults: Faults
  /** None without a price. */
  purchase: Purchase | null
  estimate: Estimate | null
  /** Of headings inside: below the widget's own, where it has one. */
  Heading: 'h2' | 'h3'
}

const CostsContext = createContext<Costs | null>(null)

export const CostsProvider = CostsContext.Provider

export function useCosts(): Costs {
  const costs = useContext(CostsContext)
  if (!costs) throw new Error('useCosts() is only for parts of the buying costs')
  return costs
}
