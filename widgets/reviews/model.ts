/** Where the reviews come from when the page has none. */
import {getGoogleReviews} from '../shared/api/contract.ts'
import type {Review} from '../shared/api/entities.ts'
import {failureMessage, LOAD_FAILED} from '../shared/api/errors.ts'
import type {Services} from '../shared/core/services/services.ts'

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
