/** Names on the ground that overlap no marker and no other name. */
import type {Coordinates} from '../../api-client/shapes.ts'
import {useServices} from '../../core/view/use-services.ts'
import type {Locale} from '../../i18n/locale.ts'
import {type Box, isInside, takeFree} from '../boxes.ts'
import {placer, type Size, type View} from '../mercator.ts'
import named from './names.json' with {type: 'json'}

interface GroundNamesProps {
  view: View
  size: Size
  /** Occupied rectangles. */
  taken: Box[]
  /** Marked places: they are not named twice. */
  without: string[]
}

/** Pixels that a letter of each kind takes. */
const LETTERS = {sea: 13, city: 11, water: 7.2, district: 8.6, landmark: 6.8}

interface GroundName {
  /** English is what a language without a word of its own shows. */
  name: {en: string} & Partial<Record<Locale, string>>
  at: Coordinates
  kind: keyof typeof LETTERS
  /** The zooms between which it is written. */
  from: number
  to: number
}

/** Waters, districts and landmarks, as people there write them. */
const groundNames = named as GroundName[]

export function GroundNames({view, size, taken, without}: GroundNamesProps) {
  const {locale} = useServices()
  const place = placer(view)
  const boxes = [...taken]
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className="map__names" aria-hidden="true">
      {groundNames.flatMap(({name, kind, at, from, to}) => {
        const point = place(at)
        if (view.zoom < from || view.zoom >= to || without.includes(name.en)) return []
        if (!isInside(point, size.width, size.height)) return []
        const words = name[locale] ?? name.en
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
