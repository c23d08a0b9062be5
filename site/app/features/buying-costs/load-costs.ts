/** Loads the costs of buying a home, for its page. */
import type {Answer} from '#kit/api-client/call.ts'
import {emirateKey, purchaseOf} from '#trade/buying-costs/property-purchase.ts'
import type {Values} from '#trade/buying-costs/query.ts'
import {getBuyingCosts} from '#trade/contract/buying-costs.ts'
import type {BuyingCosts, Property} from '#trade/contract/entities.ts'
import type {Visit} from '../../core/page-types.ts'

export interface HomeCostsData {
  purchase: Values
  /** The rules of the home's emirate. */
  costs: BuyingCosts[]
}

/** Undefined for a home that is not for sale, and for an emirate without a record of costs. */
export async function costsOf(
  property: Property,
  {api, signal}: Pick<Visit, 'api' | 'signal'>,
): Promise<HomeCostsData | undefined> {
  const purchase = purchaseOf(property)
  if (!purchase) return undefined
  const {data} = await api(getBuyingCosts, {}, {signal}).catch(
    (): Partial<Answer<BuyingCosts[]>> => ({}),
  )
  const costs = (data ?? []).filter(({emirate}) => emirateKey(emirate) === purchase.emirate)
  return costs.length > 0 ? {purchase, costs} : undefined
}
