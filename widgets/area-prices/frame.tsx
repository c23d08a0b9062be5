import type {ReactNode} from 'react'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import type {AreaPricesProps} from './attributes.ts'

interface FrameProps {
  /** Empty while its words are on their way; null where there is none. */
  heading: string | null
  children: ReactNode
}

/**
 * The placeholder and the view share this frame, so that nothing moves when one becomes the other.
 * @csspart heading - The heading above the prices.
 */
export const Frame = ({heading, children}: FrameProps) => (
  <div className="area-prices">
    {heading === '' && (
      <p className="area-prices__heading" aria-hidden="true">
        &nbsp;
      </p>
    )}
    {heading && (
      <h2 className="area-prices__heading" part="heading">
        {heading}
      </h2>
    )}
    {children}
  </div>
)

/** As much room as one block takes: more come below it, and fewer words leave some. */
export const Room = ({children}: {children: ReactNode}) => (
  <div className="area-prices__room">{children}</div>
)

/** Holds the place of one block. */
export const Skeleton = () => (
  <Room>
    <div className="area-prices__waiting skeleton" aria-busy="true" aria-hidden="true" />
  </Room>
)

export const ownHeading = (heading: string) => (heading === 'none' ? null : heading)

/** The first view on a partner's page: it reserves the space of the prices. */
export const Placeholder = ({heading}: AreaPricesProps) => (
  <Frame heading={ownHeading(heading)}>
    <Skeleton />
  </Frame>
)

/** Replaces the prices after a failed request. */
export const Failed = ({heading, retry}: AreaPricesProps & {retry: () => void}) => (
  <Frame heading={ownHeading(heading) || null}>
    <Unavailable retry={retry} />
  </Frame>
)
