/** Names on the ground that overlap no marker and no other name. */
import {useServices} from '../../core/view/use-services.ts'
import {type Box, isInside, takeFree} from '../boxes.ts'
import {placer, type Size, type View} from '../mercator.ts'
import {groundNames, nameIn} from './names.ts'

interface GroundNamesProps {
  view: View
  size: Size
  /** Occupied rectangles. */
  taken: Box[]
  /** Marked places: they are not named twice. */
  without: string[]
}

const LETTERS = {sea: 13, city: 11, water: 7.2, district: 8.6, landmark: 6.8}

export function GroundNames({view, size, taken, without}: GroundNamesProps) {
  const {locale} = useServices()
  const place = placer(view)
  const boxes = [...taken]
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className="map__names" aria-hidden="true">
      {groundNames.flatMap(given => {
        const {name, kind, at, from, to} = given
        const point = place(at)
        if (view.zoom < from || view.zoom >= to || without.includes(name.en)) return []
        if (!isInside(point, size.width, size.height)) return []
        const words = nameIn(given, locale)
        const width = words.length * LETTERS[kind]
        const box = {x: point.x - width / 2, y: point.y - 10, width, height: 20}
        if (!takeFree(boxes, [box])) return []
        return (
          <text
            key={`${at}`}
            className={`map__name map__name--${kind}`}
            x={point.x}
            y={point.y + 4}
          >
            {words}
          </text>
        )
      })}
    </g>
  )
}
