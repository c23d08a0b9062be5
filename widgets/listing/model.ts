/** Fetches the property, and derives the view's state from it. */

import {failureMessage, LOAD_FAILED} from '#kit/api-client/errors.ts'
import type {Services} from '#kit/core/services/services.ts'
import {propertyDetail} from '#trade/contract/contract.ts'
import {type Property, property as propertyShape} from '#trade/contract/entities.ts'

export type ListingResult =
  | {is: 'shown'; property: Property}
  | {is: 'sold'}
  /** There is no property of that slug, or it has been withdrawn. */
  | {is: 'missing'}
  /** The toast has been shown. */
  | {is: 'failed'}

/** Reads a property that a page has loaded already; null for anything else. */
export function foundIn(given: unknown): ListingResult | null {
  const property = given ? propertyShape.read(given) : undefined
  return property ? foundOf(property) : null
}

export async function fetchListing(
  slug: string,
  {api, notify}: Pick<Services, 'api' | 'notify'>,
  signal: AbortSignal,
): Promise<ListingResult> {
  if (!slug) {
    console.warn(NO_SLUG)
    return {is: 'missing'}
  }
  let message: string = LOAD_FAILED
  try {
    const {statusCode, data} = await api(propertyDetail, {slug}, {signal})
    if (statusCode === 404 || (statusCode === 200 && !data)) return {is: 'missing'}
    if (statusCode === 200 && data) return foundOf(data)
  } catch (error) {
    message = failureMessage(error)
  }
  if (!signal.aborted) notify.error(message)
  return {is: 'failed'}
}

const foundOf = (property: Property): ListingResult =>
  property.status === 'SOLD' ? {is: 'sold'} : {is: 'shown', property}

const NO_SLUG =
  '[ocp] <ocp-listing> needs slug or slug-from, for example slug="marina-loft", got none'
