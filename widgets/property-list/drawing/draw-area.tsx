/**
 * An area is drawn over the map, which holds still meanwhile: in one line with a finger or the mouse, or
 * corner by corner, by presses or by keys.
 */
import {type KeyboardEvent, useEffect, useId, useRef, useState} from 'react'
import {useStyles} from '#kit/core/sheets.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {moved, type Point, placer, type View} from '#kit/map/mercator.ts'
import {MAX_DRAWN} from '#kit/map/outline.ts'
import type {Coordinates} from '#trade/contract/entities.ts'
import {MIN_CORNERS} from '#trade/search-query/map-area.ts'
import styles from './drawing.css'
import {useLine} from './use-line.ts'

interface DrawAreaProps {
  view: View
  onDone: (corners: Coordinates[]) => void
  onCancel: () => void
}

/** Pixels that an arrow key moves the cursor, and with Shift. */
const STEP = 24
const FINE_STEP = 6
/** So near to a corner means that corner. */
const CLOSING_RADIUS_PX = 14

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function DrawArea({view, onDone, onCancel}: DrawAreaProps) {
  const {i18n} = useServices()
  useStyles(styles)
  const id = useId()
  const surface = useRef<HTMLDivElement>(null)
  const [corners, setCorners] = useState<Coordinates[]>([])
  const [cursor, setCursor] = useState<Point>()
  const [says, setSays] = useState('')
  useEffect(() => surface.current?.focus({preventScroll: true}), [])

  const placeOf = (point: Point) => moved(view, point)
  const points = corners.map(placer(view))
  const isEnough = corners.length >= MIN_CORNERS
  const finish = (drawn: Coordinates[]) => {
    if (drawn.length >= MIN_CORNERS) return onDone(drawn)
    setSays(i18n._('An area needs at least three corners.'))
  }
  const change = (next: Coordinates[]) => {
    setCorners(next)
    setSays(i18n._('{count, plural, one {# corner} other {# corners}}', {count: next.length}))
  }
  const setCorner = (point: Point) => {
    const isNear = (corner?: Point) =>
      corner !== undefined && Math.hypot(corner.x - point.x, corner.y - point.y) < CLOSING_RADIUS_PX
    if (isEnough && (isNear(points[0]) || isNear(points.at(-1)))) return finish(corners)
    if (corners.length < MAX_DRAWN && !isNear(points.at(-1))) {
      change([...corners, placeOf(point)])
    }
  }
  const line = useLine(surface, {
    onPress: setCorner,
    onLine: drawn => finish(drawn.map(placeOf)),
  })
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (arrow) {
      const step = event.shiftKey ? FINE_STEP : STEP
      const {x, y} = cursor ?? {x: 0, y: 0}
      setCursor(inside({x: x + arrow[0] * step, y: y + arrow[1] * step}, surface.current))
    } else if (event.key === 'Enter' || event.key === ' ') {
      setCursor(cursor ?? {x: 0, y: 0})
      setCorner(cursor ?? {x: 0, y: 0})
    } else if (event.key === 'Backspace') change(corners.slice(0, -1))
    else return
    event.preventDefault()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves from wherever the focus is
    <div className="draw" onKeyDown={leave}>
      <div
        className="draw__surface"
        role="application"
        aria-label={i18n._('Draw an area')}
        aria-describedby={`${id}-help`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys need a place to be pressed in
        tabIndex={0}
        ref={surface}
        onKeyDown={press}
        {...line.handlers}
      >
        <svg className="draw__lines" aria-hidden="true">
          <path className="draw__outline" d={pathOf(points, cursor)} />
          <path className="draw__outline" ref={line.path} />
          {points.map(({x, y}, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
            <circle key={at} className="draw__corner" cx={x} cy={y} r={at ? 5 : 7} />
          ))}
          {cursor && (
            <path className="draw__cursor" d={`M${cursor.x - 14} ${cursor.y}h28m-14 -14v28`} />
          )}
        </svg>
      </div>
      <div className="draw__bar">
        <p className="draw__help" id={`${id}-help`}>
          {i18n._('Draw around the area you like, or press at each of its corners.')}{' '}
          <span className="draw__keys">
            {i18n._(
              'Arrow keys move the cursor. Enter places a corner, and closes the area at the first one. Backspace removes the last corner; Escape cancels.',
            )}
          </span>
        </p>
        <div className="draw__buttons">
          <button
            type="button"
            className="button button--primary"
            aria-disabled={!isEnough || undefined}
            onClick={() => finish(corners)}
          >
            {i18n._('Finish')}
          </button>
          <button type="button" className="button" onClick={onCancel}>
            {i18n._('Cancel')}
          </button>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {says}
      </p>
    </div>
  )
}

/** The cursor stays on the map; both are counted from its middle. */
function inside({x, y}: Point, surface: HTMLElement | null): Point {
  const {clientWidth = 0, clientHeight = 0} = surface ?? {}
  const within = (value: number, most: number) => Math.min(most / 2, Math.max(-most / 2, value))
  return {x: within(x, clientWidth), y: within(y, clientHeight)}
}

const pathOf = (points: Point[], cursor?: Point) => {
  const all = cursor && points.length > 0 ? [...points, cursor] : points
  return all.length > 1 ? `M${all.map(({x, y}) => `${x} ${y}`).join('L')}` : undefined
}
