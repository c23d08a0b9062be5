import type {ReactNode} from 'react'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import type {OpenHouseCarouselProps} from './attributes.ts'

/**
 * The shell and the view share this frame, so that nothing moves when one becomes the other.
 * @csspart heading - The heading above the open houses.
 */
export const Frame = ({heading, children}: {heading: string; children: ReactNode}) => (
  <div className="open-houses">
    {heading && (
      <h2 className="open-houses__heading" part="heading">
        {heading}
      </h2>
    )}
    {children}
  </div>
)

interface SkeletonProps {
  one: boolean
  /** Only the room, without anything to see. */
  unseen?: boolean
}

/** Holds the place of one slide and of the buttons below it, or of one open house with its facts. */
export const Skeleton = ({one, unseen = false}: SkeletonProps) => (
  <div className={one ? 'house-waiting house-waiting--one' : 'house-waiting'} aria-busy={!unseen}>
    <div className={`${unseen ? '' : 'skeleton '}house-waiting__picture`} />
    <div className={`${unseen ? '' : 'skeleton '}house-waiting__words`} />
  </div>
)

/** The first view on a partner's page: it reserves the space of the open houses. */
export const Placeholder = ({heading, slug}: OpenHouseCarouselProps) => (
  <Frame heading={heading}>
    <Skeleton one={slug !== ''} />
  </Frame>
)

/** Replaces the open houses below their heading after a failed request. */
export const Failed = ({heading, retry}: OpenHouseCarouselProps & {retry: () => void}) => (
  <Frame heading={heading}>
    <Unavailable retry={retry} />
  </Frame>
)
