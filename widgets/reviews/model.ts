/** Fetches the reviews when the page has none. */

import {failureMessage, LOAD_FAILED} from '#kit/api-client/errors.ts'
import type {Services} from '#kit/core/services/services.ts'
import {getGoogleReviews} from '#trade/contract/contract.ts'
import type {Review} from '#trade/contract/entities.ts'

/** The reviews; none, and one toast, when they cannot be had (spec section 8). */
export async function fetchReviews({
  api,
  notify,
}: Pick<Services, 'api' | 'notify'>): Promise<Review[]> {
  try {
    const {statusCode, data} = await api(getGoogleReviews, {})
    if (statusCode === 200) return data ?? []
    notify.error(LOAD_FAILED)
  } catch (error) {
    notify.error(failureMessage(error))
  }
  return []
}
