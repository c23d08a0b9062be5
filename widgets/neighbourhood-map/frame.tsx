import type {ReactNode} from 'react'
import type {NeighbourhoodMapProps} from './attributes.ts'

interface FrameProps {
  props: NeighbourhoodMapProps
  heading?: string
  map: ReactNode
  children?: ReactNode
  busy?: boolean
}

/**
 * The shell and the view share this frame, so that nothing moves when one becomes the other.
 * @csspart map - The map.
 */
export function Frame({props, heading = props.heading, map, children, busy}: FrameProps) {
  const hasHeading = props.heading !== 'none' && !(props.markers && !props.heading)
  return (
    <div className="places" aria-busy={busy || undefined}>
      <div className={`places__grid places__grid--${props.list}`}>
        {hasHeading && <Heading text={heading} />}
        <div className="places__map" part="map">
          {map}
        </div>
        {props.list === 'beside' && <div className="places__list">{children}</div>}
      </div>
    </div>
  )
}

/**
 * Holds its place until there is something to read.
 * @csspart heading - The heading above the map.
 */
const Heading = ({text}: {text: string}) =>
  text ? (
    <h2 className="heading" part="heading">
      {text}
    </h2>
  ) : (
    <p className="heading" aria-hidden="true">
      &nbsp;
    </p>
  )

/** The first view on a partner's page: it reserves the space of map and list. */
export const Placeholder = (props: NeighbourhoodMapProps) => (
  <Frame props={props} map={<div className="map skeleton" />} busy />
)
