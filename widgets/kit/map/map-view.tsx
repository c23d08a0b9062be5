/**
 * The map. At first it is a static drawing: a server renders it, and it is complete without
 * JavaScript. The moving map is fetched when it is near the viewport, and replaces it.
 */
import {type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react'
import type {Coordinates} from '../api-client/shapes.ts'
import {useStyles} from '../core/sheets.ts'
import {useServices} from '../core/view/use-services.ts'
import {useLazy} from '../ui/lazy.ts'
import {whenNear} from '../ui/when-near.ts'
import type {Box} from './boxes.ts'
import {Ground} from './ground/ground.tsx'
import {ScaleBar} from './layer.tsx'
import mapStyles from './map.css'
import {MapNotice} from './map-notice.tsx'
import type {Size, View} from './mercator.ts'
import type {TileSource} from './tile-source.ts'

/** Props of a layer. `go` is there once the map moves. */
export interface LayerState {
  view: View
  size: Size
  /** The window of a map that moves, where more is drawn than is seen. */
  seen?: Size
  /** The box of the buttons over the map, from its middle. */
  covered?: Box
  go?: (view: View) => void
}

export interface MapViewProps {
  /** The accessible name of the map. */
  label: string
  /** The view at first, and whenever this changes. */
  start: View
  /** The view that replaces `start` where a visitor had moved the map. */
  resumed?: View
  /** Marks, pins and names; keep it the same function while it draws the same. */
  layer: (state: LayerState) => ReactNode
  /** While the map zooms, the layer is stretched with the ground, and drawn again where it stops. */
  isStretched?: boolean
  /** Called with the view after each move, once the map has stopped. */
  onRest?: (view: View) => void
  /** Places that a button brings into view. */
  places?: Coordinates[]
  /** A place to be brought into sight. */
  show?: Coordinates
  tiles: TileSource | null
  /** How high the map may be where a server draws it; less is less to send. */
  stillHeight?: number
  /** Elements that float over the map, a window for example. */
  children?: ReactNode
}

/** The window of the still map on a server, around its middle: no map of the site is larger. */
const STILL_WIDTH = 1600
const STILL_HEIGHT = 720

export function MapView(props: MapViewProps) {
  const {label, layer, stillHeight = STILL_HEIGHT, children} = props
  const {start, resumed: still = start} = props
  const {i18n} = useServices()
  const box = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  const [size, setSize] = useState<Size>({width: STILL_WIDTH, height: stillHeight})
  /** Known in the browser: more is drawn than is in the window. */
  const [seen, setSeen] = useState<Size>()
  const moving = useLazy(async () => (await import('./moving/moving-map.tsx')).MovingMap, {
    eager: near,
  })
  useStyles(mapStyles)
  useLayoutEffect(() => {
    const {width, height} = sizeOf(box.current)
    if (width > 0) setSeen({width, height})
    if (width > STILL_WIDTH || height > stillHeight) setSize({width, height})
  }, [stillHeight])
  useEffect(() => {
    if (box.current) return whenNear(box.current, '200px', () => setNear(true))
  }, [])
  const isMoving = moving.state.is === 'open'
  useKeptFocus(box, isMoving)
  return (
    <section className="map" aria-label={label} ref={box} data-moving={isMoving}>
      {moving.state.is === 'open' ? (
        <moving.state.Part {...props} size={sizeOf(box.current)} />
      ) : (
        <>
          <Ground view={still} size={size} />
          {layer({view: still, size, seen})}
          <ScaleBar view={still} />
        </>
      )}
      {moving.state.is === 'failed' && (
        <MapNotice
          text={i18n._('The interactive map could not be loaded: this one stays still.')}
          retry={moving.open}
        />
      )}
      {children}
    </section>
  )
}

const sizeOf = (box: HTMLElement | null): Size => ({
  width: box?.clientWidth ?? 0,
  height: box?.clientHeight ?? 0,
})

/** The moving map brings marks of its own: the one of the same name gets the focus of the still one. */
function useKeptFocus(box: RefObject<HTMLElement | null>, isMoving: boolean) {
  const focused = useRef('')

  useLayoutEffect(() => {
    const map = box.current
    if (!map || isMoving) return
    const controller = new AbortController()
    const {signal} = controller
    const note = ({target}: FocusEvent) => {
      focused.current = nameOf(target as Element)
    }
    // Chromium reports a lost focus also when the drawing is removed: then it is to be known below.
    const forget = ({target}: FocusEvent) =>
      queueMicrotask(() => {
        const mark = target as Element
        if (mark.isConnected && nameOf(mark) === focused.current) focused.current = ''
      })
    map.addEventListener('focusin', note, {signal})
    map.addEventListener('focusout', forget, {signal})
    return () => controller.abort()
  }, [box, isMoving])

  useLayoutEffect(() => {
    if (!isMoving || !focused.current) return
    const mark = box.current?.querySelector<SVGElement>(
      `[data-name="${CSS.escape(focused.current)}"]`,
    )
    mark?.focus({preventScroll: true})
  }, [box, isMoving])
}

const nameOf = (mark: Element) => mark.getAttribute('data-name') ?? ''
