/** Fetches the rules and rates that an estimate needs from the back end. */

import type {Services} from '#kit/core/services/services.ts'
import {getBuyingCosts} from '#trade/contract/buying-costs.ts'
import {propertyDetail} from '#trade/contract/contract.ts'
import type {BuyingCosts} from '#trade/contract/entities.ts'

type Api = Services['api']

/** None where the back end has no such call; null where it failed. */
export async function fetchCosts(api: Api, signal: AbortSignal): Promise<BuyingCosts[] | null> {
  const {statusCode, data} = await api(getBuyingCosts, {}, {signal})
  if (statusCode === 404) return []
  return statusCode === 200 ? (data ?? []) : null
}

/** A home that cannot be had leaves its fields empty. */
export async function fetchHome(api: Api, slug: string, signal: AbortSignal) {
  if (!slug) return undefined
  const {data} = await api(propertyDetail, {slug}, {signal})
  return data
}
