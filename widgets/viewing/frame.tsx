import type {ReactNode} from 'react'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import type {ViewingProps} from './attributes.ts'

interface FrameProps {
  /** Empty while its words are on their way; null where there is none. */
  heading: string | null
  children: ReactNode
}

/**
 * The placeholder and the view share this frame, so that nothing moves when one becomes the other.
 * @csspart heading - The heading above the hours.
 */
export const Frame = ({heading, children}: FrameProps) => (
  <div className="viewing">
    <div className="viewing__columns">
      {heading === '' && (
        <p className="viewing__heading" aria-hidden="true">
          &nbsp;
        </p>
      )}
      {heading && (
        <h2 className="viewing__heading" part="heading">
          {heading}
        </h2>
      )}
      <div className="viewing__room">{children}</div>
    </div>
  </div>
)

/** Holds the place of the first days. */
export const Skeleton = () => (
  <div className="viewing__waiting skeleton" aria-busy="true" aria-hidden="true" />
)

export const ownHeading = (heading: string) => (heading === 'none' ? null : heading)

/** The first view on a partner's page: it reserves the space of the hours. */
export const Placeholder = ({heading}: ViewingProps) => (
  <Frame heading={ownHeading(heading)}>
    <Skeleton />
  </Frame>
)

/** Replaces the hours where their view could not be fetched. */
export const Failed = ({heading, retry}: ViewingProps & {retry: () => void}) => (
  <Frame heading={ownHeading(heading) || null}>
    <Unavailable retry={retry} />
  </Frame>
)
