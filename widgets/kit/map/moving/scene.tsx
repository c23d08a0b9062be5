/**
 * Ground and layer of the moving map, its one child. Both are drawn around an anchor and only shifted
 * while the map moves; when it rests, or went far, they are redrawn.
 */
import {type ReactNode, type RefObject, useLayoutEffect, useMemo, useState} from 'react'
import type {Coordinates} from '../../api-client/shapes.ts'
import type {Box} from '../boxes.ts'
import {Ground} from '../ground/ground.tsx'
import {ScaleBar} from '../layer.tsx'
import type {LayerState} from '../map-view.tsx'
import type {View} from '../mercator.ts'

interface SceneProps {
  layer: (state: LayerState) => ReactNode
  isStretched?: boolean
  go: (view: View) => void
  /** Once the map has stopped. */
  onRest: (view: View) => void
  /** The map, with the buttons over it. */
  box: RefObject<HTMLElement | null>
}

/**
 * The properties that pigeon-maps passes to its child, as the build patches it (libraries.mjs).
 */
export interface Pigeon {
  mapState: {center: Coordinates; zoom: number; width: number; height: number}
  latLngToPixel: (place: Coordinates) => [x: number, y: number]
  pixelToLatLng: (pixel: [x: number, y: number]) => Coordinates
}

/** Milliseconds of rest until the ground is drawn for where the map is. */
const REST = 140

/** Nothing until it is known how large the map is. */
export const Scene = (props: SceneProps & Pigeon) =>
  props.mapState.width > 0 ? <Drawn {...props} /> : null

function Drawn(props: SceneProps & Pigeon) {
  const {layer, isStretched, go, onRest, box, mapState, latLngToPixel, pixelToLatLng} = props
  const {center, zoom, width, height} = mapState
  const [latitude, longitude] = pixelToLatLng([width / 2, height / 2])
  const [anchor, setAnchor] = useState<View>({center: [latitude, longitude], zoom})
  const [rested, setRested] = useState(zoom)
  const [x, y] = latLngToPixel(anchor.center)
  const shift = {x: x - width / 2, y: y - height / 2}
  const scale = 2 ** (zoom - anchor.zoom)
  const isFar =
    Math.abs(shift.x) > width * 0.45 ||
    Math.abs(shift.y) > height * 0.45 ||
    Math.abs(Math.log2(scale)) > 0.7

  useLayoutEffect(() => {
    if (isFar) setAnchor({center: [latitude, longitude], zoom})
  })
  // In the commit: a timer of before would send the map back to where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: releasing a drag that paused changes center alone, since what is seen was there before; it must settle, too
  useLayoutEffect(() => {
    const settle = () => {
      const view: View = {center: [latitude, longitude], zoom}
      setAnchor(view)
      setRested(zoom)
      onRest(view)
    }
    const timer = setTimeout(settle, REST)
    return () => clearTimeout(timer)
  }, [latitude, longitude, center, zoom, onRest])

  const size = useMemo(() => ({width: width * 2, height: height * 2}), [width, height])
  const drawnZoom = isStretched ? anchor.zoom : zoom
  const marks = useMemo(() => {
    const seen = {width: size.width / 2, height: size.height / 2}
    const covered = controlsBox(box.current)
    return layer({view: {center: anchor.center, zoom: drawnZoom}, size, seen, covered, go})
  }, [layer, anchor, drawnZoom, size, box, go])
  const moved = `translate(${shift.x}px, ${shift.y}px)`
  const stretched = `${moved} scale(${scale})`
  return (
    <>
      <div className="map__below" style={{transform: stretched}}>
        <Ground view={anchor} size={size} />
      </div>
      <div
        className={isStretched && zoom !== rested ? 'map__above map__above--zooming' : 'map__above'}
        style={{transform: isStretched ? stretched : moved}}
      >
        {marks}
      </div>
      <ScaleBar view={anchor} />
    </>
  )
}

/**
 * Returns the box of the buttons over the map, from its middle; undefined until they are rendered.
 */
function controlsBox(map: HTMLElement | null): Box | undefined {
  const controls = map?.querySelector('.map__controls')?.getBoundingClientRect()
  if (!map || !controls) return undefined
  const frame = map.getBoundingClientRect()
  return {
    x: controls.left - frame.left - frame.width / 2,
    y: controls.top - frame.top - frame.height / 2,
    width: controls.width,
    height: controls.height,
  }
}
