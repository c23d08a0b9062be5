/** Fetches the open houses. */

import {failureMessage, LOAD_FAILED} from '#kit/api-client/errors.ts'
import type {Services} from '#kit/core/services/services.ts'
import {getOpenHouseDetail, getOpenHouses} from '#trade/contract/contract.ts'
import {entriesOf, entryOf, type OpenHouseEntry} from '#trade/open-house/entry.ts'

export type Found =
  /** All of them; none are none. */
  | {is: 'list'; houses: OpenHouseEntry[]}
  | {is: 'one'; house: OpenHouseEntry}
  /** There is no open house of that name. */
  | {is: 'missing'}
  | {is: 'failed'}

type Needed = Pick<Services, 'api' | 'notify'>

/** Spec section 8: of one open house alone it is said so. */
const LOST_HOUSE = /*i18n*/ 'Something went wrong !'

/** The toast has been shown when it failed. */
export async function fetchOpenHouses(
  slug: string,
  services: Needed,
  signal: AbortSignal,
): Promise<Found> {
  const lost = slug ? LOST_HOUSE : LOAD_FAILED
  try {
    const found = await (slug ? fetchOne(slug, services, signal) : fetchAll(services, signal))
    if (found) return found
    if (!signal.aborted) services.notify.error(lost)
  } catch (error) {
    const message = failureMessage(error)
    if (!signal.aborted) services.notify.error(message === LOAD_FAILED ? lost : message)
  }
  return {is: 'failed'}
}

async function fetchAll({api}: Needed, signal: AbortSignal): Promise<Found | undefined> {
  const {statusCode, data} = await api(getOpenHouses, {}, {signal})
  return statusCode === 200 ? {is: 'list', houses: entriesOf(data?.openHouses)} : undefined
}

async function fetchOne(
  slug: string,
  {api}: Needed,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const {statusCode, data} = await api(getOpenHouseDetail, {slug}, {signal})
  if (statusCode !== 200 && statusCode !== 404) return undefined
  const house = statusCode === 200 ? entryOf(data) : undefined
  return house ? {is: 'one', house} : {is: 'missing'}
}
