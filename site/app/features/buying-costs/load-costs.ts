/** Loads the costs of buying or renting a home, for its page. */
import type {Call} from '#kit/api-client/call.ts'
import {type AskingRents, askingRentsIn} from '#trade/buying-costs/asking-rents.ts'
import {emirateKey, homeValuesOf, modeOf} from '#trade/buying-costs/home-values.ts'
import type {Values} from '#trade/buying-costs/query.ts'
import type {AreaPrices} from '#trade/contract/area-prices.ts'
import {getBuyingCosts} from '#trade/contract/buying-costs.ts'
import type {BuyingCosts, Property, RentingCosts} from '#trade/contract/entities.ts'
import {getRentingCosts} from '#trade/contract/renting-costs.ts'
import type {Visit} from '../../core/page-types.ts'

export interface HomeCostsData {
  /** Facts of the home, in the form of an address. */
  values: Values
  /** The rules of the home's emirate. */
  costs?: BuyingCosts[]
  renting?: RentingCosts[]
  /** The asking rents of homes like one for sale. */
  askingRents?: AskingRents
}

/** Undefined for a home without a price to reckon with, and for an emirate without a record of costs. */
export async function costsOf(
  property: Property,
  visit: Pick<Visit, 'api' | 'signal'>,
  around: Promise<AreaPrices | undefined>,
): Promise<HomeCostsData | undefined> {
  const values = homeValuesOf(property)
  if (!values) return undefined
  const {emirate = ''} = values
  if (modeOf(values) === 'rent') {
    const renting = await rulesIn(emirate, getRentingCosts, visit)
    return renting && {values, renting}
  }
  const [costs, prices] = await Promise.all([rulesIn(emirate, getBuyingCosts, visit), around])
  return costs && {values, costs, askingRents: askingRentsIn(prices, property)}
}

async function rulesIn<Rules extends {emirate: string}>(
  emirate: string,
  call: Call<Record<string, never>, Rules[]>,
  {api, signal}: Pick<Visit, 'api' | 'signal'>,
): Promise<Rules[] | undefined> {
  const answer = await api(call, {}, {signal}).catch(() => undefined)
  const rules = (answer?.data ?? []).filter(one => emirateKey(one.emirate) === emirate)
  return rules.length > 0 ? rules : undefined
}
