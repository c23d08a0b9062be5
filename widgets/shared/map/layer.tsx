/** What is drawn upon the ground: an SVG around the middle of the map. */
import type {ReactNode} from 'react'
import type {Size} from './mercator.ts'

export const Layer = ({size: {width, height}, children}: {size: Size; children: ReactNode}) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: its content has names
  <svg
    className="map__layer"
    width={width}
    height={height}
    viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
  >
    {children}
  </svg>
)
