/** Selects the reviews to show (spec section 2: reviews by some authors are hidden). */

import type {Review} from '../contract/entities.ts'
import type {Agency} from './agency.ts'

const plain = (name: string) => name.trim().toLowerCase()

/** A back end may send anything: what is no review is left out. */
export function shownReviews(reviews: unknown, {hiddenReviewers = []}: Agency): Review[] {
  const hidden = hiddenReviewers.map(plain)
  return (Array.isArray(reviews) ? (reviews as Partial<Review>[]) : []).filter(
    (review): review is Review =>
      typeof review?.text === 'string' &&
      typeof review.author_name === 'string' &&
      !hidden.includes(plain(review.author_name)),
  )
}
