/** What an estimate is made of, from the back end. */
import {propertyDetail} from '../shared/api/contract.ts'
import {getBuyingCosts} from '../shared/api/cost-calls.ts'
import type {BuyingCosts} from '../shared/api/entities.ts'
import type {Services} from '../shared/core/services/services.ts'

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
