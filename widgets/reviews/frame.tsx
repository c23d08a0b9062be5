import type {ReactNode} from 'react'
import type {ReviewsProps} from './attributes.ts'

/**
 * The shell and the view share this frame, so that nothing moves when one becomes the other.
 * @csspart heading - The heading above the reviews.
 */
export const Frame = ({heading, children}: {heading: string; children: ReactNode}) => (
  <div className="reviews">
    {heading && (
      <h2 className="reviews__heading" part="heading">
        {heading}
      </h2>
    )}
    {children}
  </div>
)

/** Holds the place of the reviews: as many as will be seen. */
export const Skeleton = () => (
  <div className="reviews__waiting" aria-busy="true">
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </div>
)

/** The first view on a partner's page: it reserves the space of the reviews. */
export const Placeholder = ({heading}: ReviewsProps) => (
  <Frame heading={heading}>
    <Skeleton />
  </Frame>
)
