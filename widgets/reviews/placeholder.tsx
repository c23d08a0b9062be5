import type {ReviewsProps} from './attributes.ts'
import {Frame, Skeleton} from './frame.tsx'

/** What is seen at once on a partner's page: the room that the reviews will take. */
export const Placeholder = ({heading}: ReviewsProps) => (
  <Frame heading={heading}>
    <Skeleton />
  </Frame>
)
