/** Which reviews are shown (spec section 2: reviews by some authors are hidden). */

import type {Review} from '../contract/entities.ts'
import {agency} from './agency.ts'

const plain = (name: string) => name.trim().toLowerCase()

/** A back end may send anything: what is no review is left out. */
export function shownReviews(reviews: unknown): Review[] {
  const hidden = (agency.hiddenReviewers ?? []).map(plain)
  return (Array.isArray(reviews) ? (reviews as Partial<Review>[]) : []).filter(
    (review): review is Review =>
      typeof review?.text === 'string' &&
      typeof review.author_name === 'string' &&
      !hidden.includes(plain(review.author_name)),
  )
}
