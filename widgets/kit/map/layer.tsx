/**
 * What is drawn upon the ground: an SVG around the middle of the map. It is no image to a screen reader,
 * which takes an image as one thing and would not read the marks in it.
 */
import type {ReactNode} from 'react'
import type {Size} from './mercator.ts'

export const Layer = ({size: {width, height}, children}: {size: Size; children: ReactNode}) => (
  <svg
    className="map__layer"
    role="presentation"
    width={width}
    height={height}
    viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
  >
    {children}
  </svg>
)
