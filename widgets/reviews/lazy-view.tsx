/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useStyles} from '../shared/core/view/use-styles.ts'
import type {ReviewsProps} from './attributes.ts'
import {reviewStyles} from './styles.ts'
import {Reviews} from './view.tsx'

export function LazyReviews(props: ReviewsProps) {
  useStyles(reviewStyles)
  return <Reviews {...props} />
}
