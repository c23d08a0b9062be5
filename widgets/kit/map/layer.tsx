/**
 * The layer above the ground: an SVG around the middle of the map. It is no image to a screen
 * reader, which takes an image as one thing and would not read the marks in it.
 */
import type {ReactNode} from 'react'
import {useServices} from '../core/view/use-services.ts'
import {type Size, scaleBar, type View} from './mercator.ts'

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

/** A round length, as it is on the map. */
export function ScaleBar({view}: {view: View}) {
  const {i18n} = useServices()
  const {km, pixels} = scaleBar(view)
  return (
    <svg className="map__scale" width={pixels + 2} height="26" aria-hidden="true">
      <path d={`M1 19v6h${pixels}v-6`} />
      <text x="1" y="13">
        {km < 1 ? `${km * 1000} ${i18n._('m')}` : `${km} ${i18n._('km')}`}
      </text>
    </svg>
  )
}
