import type {Review} from '../shared/api/entities.ts'
import {json, type PropsOf, text} from '../shared/element/attributes.ts'

export const attributes = {
  /** A line above the reviews; without one there is none to see. */
  heading: text(),
  /** Reviews that the page has loaded already, as the API answers them. Without it they are fetched. */
  reviews: json<Review[]>('[{"author_name": "Layla", "rating": 5, "text": "…"}]'),
}

export type ReviewsProps = PropsOf<typeof attributes>
