import {choice, json, type PropsOf, text} from '#kit/core/attributes.ts'
import type {Review} from '#trade/contract/entities.ts'

export const attributes = {
  /** A line above the reviews; without one there is none to see. */
  heading: text(),
  /** Reviews that the page has loaded already, as the API answers them. Without it they are fetched. */
  reviews: json<Review[]>('[{"author_name": "Layla", "rating": 5, "text": "…"}]'),
  /**
   * The width that decides how many are visible at once, 1, 2 from 600 pixels or 3 from 1000: that
   * of the `container` of the widget, or of the `window`.
   */
  'fit-to': choice(['container', 'window'], 'container'),
}

export type ReviewsProps = PropsOf<typeof attributes>
