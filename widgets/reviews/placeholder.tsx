/** What is seen at once on a partner's page: the room that the reviews will take. */
import {useLazy} from '../shared/ui/lazy.ts'
import type {ReviewsProps} from './attributes.ts'
import {Frame, Skeleton} from './frame.tsx'

export function ReviewsPlaceholder(props: ReviewsProps) {
  const reviews = useLazy(async () => (await import('./lazy-view.tsx')).LazyReviews, {eager: true})
  if (reviews.state.is === 'open') return <reviews.state.Part {...props} />
  // Reviews are optional: a page is complete without them.
  if (reviews.state.is === 'failed') return null
  return (
    <Frame heading={props.heading}>
      <Skeleton />
    </Frame>
  )
}
