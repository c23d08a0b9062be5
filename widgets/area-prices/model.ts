/** Fetches the prices, and derives the view's state from them. */

import {failureMessage, LOAD_FAILED} from '#kit/api-client/errors.ts'
import type {Services} from '#kit/core/services/services.ts'
import type {AreaPrices} from '#trade/contract/area-prices.ts'
import {getAreaPrices} from '#trade/contract/contract.ts'

export type AreaPricesResult =
  | {is: 'shown'; prices: AreaPrices}
  /** There is no such area, or it has too few listings. */
  | {is: 'few'}
  /** The back end has no such call. */
  | {is: 'missing'}
  /** The toast has been shown. */
  | {is: 'failed'}

export interface Parameters {
  area: string
  property_type: string
  purpose: string
}

export async function fetchPrices(
  parameters: Parameters,
  {api, notify}: Pick<Services, 'api' | 'notify'>,
  signal: AbortSignal,
): Promise<AreaPricesResult> {
  if (!parameters.area) {
    console.warn(NO_AREA)
    return {is: 'missing'}
  }
  let message: string = LOAD_FAILED
  try {
    const {statusCode, data} = await api(getAreaPrices, parameters, {signal})
    if (statusCode === 404) return {is: 'missing'}
    if (statusCode === 200 && data?.prices.length) return {is: 'shown', prices: data}
    if (statusCode === 200) return {is: 'few'}
  } catch (error) {
    message = failureMessage(error)
  }
  if (!signal.aborted) notify.error(message)
  return {is: 'failed'}
}

const NO_AREA = '[ocp] <ocp-area-prices> needs area, for example area="Dubai Marina", got none'
