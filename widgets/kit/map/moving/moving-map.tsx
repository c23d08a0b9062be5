/**
 * The map that moves: by mouse, fingers, keys and buttons. Fetched when it is near the viewport.
 */

import type {TileComponent} from 'pigeon-maps'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type {Coordinates} from '../../api-client/shapes.ts'
import {useStyles} from '../../core/sheets.ts'
import {useServices} from '../../core/view/use-services.ts'
import type {MapViewProps} from '../map-view.tsx'
import {MAX_ZOOM, MIN_ZOOM, moved, placer, type Size, type View, viewOf} from '../mercator.ts'
import {tileAddress} from '../tile-source.ts'
import {Controls} from './controls.tsx'
import {DrawnHint} from './drawn-hint.tsx'
import styles from './moving.css'
import {type Pigeon, Scene} from './scene.tsx'
import {ShadowMap} from './shadow-map.ts'
import {useTiles} from './tiles.tsx'

/** Pixels that an arrow key moves the map. */
const STEP = 96
const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface MovingMapProps extends MapViewProps {
  /**
   * The size of the still map, so that the first frame of this one contains all that was visible.
   */
  size: Size
}

export function MovingMap(props: MovingMapProps) {
  const {start, resumed = start, layer, isStretched, onRest, places, show, tiles, size} = props
  const {i18n} = useServices()
  useStyles(styles)
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<ShadowMap>(null)
  const {view, target, isAnimating, seen, go, rest} = useView(resumed, map, onRest)
  const {Tile, come, failed} = useTiles(tiles)
  const isDrag = useDrag(box)
  const isStill = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, [])
  const wanted = `${start.center} ${start.zoom}`
  const met = useRef(wanted)
  useEffect(() => {
    // Not for the first time: somebody may have moved the map before this runs.
    if (met.current !== wanted) go(start)
    met.current = wanted
  })
  useShown(box, show, target, go)

  const child = (pigeon: Pigeon) => (
    <Scene layer={layer} isStretched={isStretched} go={go} box={box} onRest={rest} {...pigeon} />
  )
  const zoomBy = (levels: number) =>
    go({...target.current, zoom: Math.round(target.current.zoom + levels)})
  const showAll = () => {
    const {clientWidth: width = 0, clientHeight: height = 0} = box.current?.firstElementChild ?? {}
    if (places?.length) go(viewOf(places, {width, height}))
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const from = target.current
    if (step) go({...from, center: moved(from, {x: step[0], y: step[1]})})
    else if (event.key === '+' || event.key === '=') zoomBy(1)
    else if (event.key === '-') zoomBy(-1)
    else return
    event.preventDefault()
  }
  // The click that ends a drag is not meant for the mark under it.
  const stopDragged = (event: MouseEvent) => {
    if (!isDrag()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing in it is a field
    <div
      className={come ? 'map__moving map__moving--tiled' : 'map__moving'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys need a place to be pressed in
      tabIndex={0}
      role="group"
      aria-label={i18n._('Arrow keys move the map; plus and minus zoom')}
      ref={box}
      onKeyDown={press}
      onClickCapture={stopDragged}
    >
      <ShadowMap
        ref={map}
        defaultWidth={size.width}
        defaultHeight={size.height}
        center={view.center}
        zoom={view.zoom}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        zoomSnap={false}
        provider={(x, y, z) => (tiles ? tileAddress(tiles, x, y, z) : '')}
        tileComponent={Tile as TileComponent}
        boxClassname="map__tiles"
        limitBounds="edge"
        metaWheelZoom
        metaWheelZoomWarning={i18n._('Hold META and scroll to zoom')}
        twoFingerDrag
        twoFingerDragWarning={i18n._('Use two fingers to move the map')}
        attribution={come && tiles ? <span>{tiles.attribution}</span> : false}
        attributionPrefix={false}
        animate={!isStill}
        onAnimationStart={() => {
          isAnimating.current = true
        }}
        onAnimationStop={() => {
          isAnimating.current = false
        }}
        onBoundsChanged={({center, zoom}) => seen({center, zoom})}
      >
        {child as never}
      </ShadowMap>
      <Controls
        zoom={view.zoom}
        zoomBy={zoomBy}
        showAll={(places?.length ?? 0) > 1 ? showAll : undefined}
      />
      <DrawnHint failed={failed} />
    </div>
  )
}

/**
 * The position of the map. Nothing is rendered while it moves: `view` is its last destination or
 * resting place, and `target` its present destination or place.
 */
function useView(start: View, map: RefObject<ShadowMap | null>, onRest?: (view: View) => void) {
  const [view, setView] = useState(start)
  const target = useRef(start)
  const isAnimating = useRef(false)
  /** From being sent somewhere until the map is on its way: it rests no more. */
  const isSent = useRef(false)
  const go = useCallback((next: View) => {
    isSent.current = true
    target.current = limited(next)
    setView(target.current)
  }, [])
  // Between slow frames it is at intermediate positions, and would stop there if they were set.
  const seen = useCallback((next: View) => {
    isSent.current = false
    if (!isAnimating.current) target.current = next
  }, [])
  const rest = useCallback(
    (next: View) => {
      if (isAnimating.current || isSent.current || map.current?.isHeld) return
      target.current = next
      setView(next)
      onRest?.(next)
    },
    [map, onRest],
  )
  return {view, target, isAnimating, seen, go, rest}
}

const limited = ({center, zoom}: View): View => ({
  center,
  zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)),
})

/** Tracks whether the press that ends now has moved. */
function useDrag(box: {current: HTMLElement | null}) {
  const from = useRef<{x: number; y: number} | null>(null)
  const far = useRef(false)
  // At once: the first press may precede the next frame.
  useLayoutEffect(() => {
    const element = box.current
    const begin = ({clientX: x, clientY: y}: PointerEvent) => {
      from.current = {x, y}
      far.current = false
    }
    const end = ({clientX, clientY}: PointerEvent) => {
      const {x, y} = from.current ?? {x: clientX, y: clientY}
      far.current = Math.hypot(clientX - x, clientY - y) > 4
      from.current = null
    }
    element?.addEventListener('pointerdown', begin)
    window.addEventListener('pointerup', end)
    return () => {
      element?.removeEventListener('pointerdown', begin)
      window.removeEventListener('pointerup', end)
    }
  }, [box])
  return () => far.current
}

/** Pans to a place outside the view, once it has been focused for a while. */
function useShown(
  box: {current: HTMLElement | null},
  show: Coordinates | undefined,
  latest: {current: View},
  go: (view: View) => void,
) {
  useEffect(() => {
    if (!show) return
    const timer = setTimeout(() => {
      // Don't pan while the focus is inside the map: the focused marker would leave the view.
      if (box.current?.matches(':focus-within')) return
      const {clientWidth = 0, clientHeight = 0} = box.current ?? {}
      const {x, y} = placer(latest.current)(show)
      const isSeen = Math.abs(x) < clientWidth / 2 - 24 && Math.abs(y) < clientHeight / 2 - 24
      if (!isSeen) go({...latest.current, center: show})
    }, 250)
    return () => clearTimeout(timer)
  }, [box, show, latest, go])
}
