import type {ReactNode} from 'react'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import type {ListingProps} from './attributes.ts'

interface FrameProps extends Pick<ListingProps, 'layout'> {
  children: ReactNode
}

/**
 * The placeholder and the view share this frame, so that nothing moves when one becomes the other.
 */
export const Frame = ({layout, children}: FrameProps) => (
  <div className={layout === 'strip' ? 'listing listing--strip' : 'listing'}>{children}</div>
)

interface SkeletonProps extends Pick<ListingProps, 'enquiry' | 'facts'> {
  /** Only the room, without anything to see. */
  unseen?: boolean
}

/** Holds the place of a card in its very shape, and of the lines below it. */
export const Skeleton = ({enquiry, facts, unseen = false}: SkeletonProps) => (
  <div aria-busy={!unseen} aria-hidden="true">
    <div className="listing-waiting card-room">
      <div className={`${unseen ? '' : 'skeleton '}skeleton__picture`} />
      <div className={`${unseen ? '' : 'skeleton '}skeleton__words`} />
    </div>
    {enquiry === 'link' && <div className="listing__ways" />}
    {facts === 'fold' && <div className="listing__more" />}
  </div>
)

/** The first view on a partner's page: it reserves the space of the property. */
export const Placeholder = ({layout, ...props}: ListingProps) => (
  <Frame layout={layout}>
    <Skeleton {...props} />
  </Frame>
)

/** Replaces the property after a failed request. */
export const Failed = ({layout, retry}: ListingProps & {retry: () => void}) => (
  <Frame layout={layout}>
    <Unavailable retry={retry} />
  </Frame>
)
