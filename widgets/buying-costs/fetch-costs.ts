/** Fetches the rules and rates that an estimate needs from the back end. */

import type {Call} from '#kit/api-client/call.ts'
import type {Services} from '#kit/core/services/services.ts'
import {likeHome} from '#trade/buying-costs/asking-rents.ts'
import type {Mode} from '#trade/buying-costs/choices.ts'
import {getBuyingCosts} from '#trade/contract/buying-costs.ts'
import {getAreaPrices, propertyDetail} from '#trade/contract/contract.ts'
import type {Property} from '#trade/contract/entities.ts'
import {getRentingCosts} from '#trade/contract/renting-costs.ts'
import type {Records} from './state.ts'

type Api = Services['api']

/** None where the back end has no such call; null where it failed. */
export async function fetchRecords(
  mode: Mode,
  api: Api,
  signal: AbortSignal,
): Promise<Records | null> {
  if (mode === 'rent') {
    const rent = await fetchAll(getRentingCosts, api, signal)
    return rent && {rent}
  }
  const buy = await fetchAll(getBuyingCosts, api, signal)
  return buy && {buy}
}

async function fetchAll<Data>(
  call: Call<Record<string, never>, Data[]>,
  api: Api,
  signal: AbortSignal,
) {
  const {statusCode, data} = await api(call, {}, {signal})
  if (statusCode === 404) return []
  return statusCode === 200 ? (data ?? []) : null
}

/** A home that cannot be had leaves its fields empty. */
export async function fetchHome(api: Api, slug: string, signal: AbortSignal) {
  if (!slug) return undefined
  const {data} = await api(propertyDetail, {slug}, {signal})
  return data ?? undefined
}

/** Asking rents are an extra: without them a visitor enters a rent. */
export async function fetchPrices(api: Api, property: Property, signal: AbortSignal) {
  const like = likeHome(property)
  if (!like) return undefined
  const answer = await api(getAreaPrices, like, {signal}).catch(() => undefined)
  return answer?.data ?? undefined
}
