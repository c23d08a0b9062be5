/** Where the homes of the list are. The list beside it says the same in words. */

import {useCallback, useLayoutEffect, useMemo, useRef, useState} from 'react'
import type {Coordinates, Property} from '../../shared/api/entities.ts'
import {useServices} from '../../shared/core/view/use-services.ts'
import {useStyles} from '../../shared/core/view/use-styles.ts'
import {isReachable} from '../../shared/map/boxes.ts'
import {GroundNames} from '../../shared/map/ground/ground-names.tsx'
import {Layer} from '../../shared/map/layer.tsx'
import {type LayerState, MapView} from '../../shared/map/map-view.tsx'
import {type Size, viewOf} from '../../shared/map/mercator.ts'
import {useTileSource} from '../../shared/map/use-tile-source.ts'
import {useList} from '../context.ts'
import {HomePin, pinLabel} from './home-pin.tsx'
import styles from './homes-map.css'
import {isPlaced, PIN_HEIGHT, pinsOf} from './pins.ts'

export function HomesMap({properties}: {properties: Property[]}) {
  const {i18n} = useServices()
  const homes = useMemo(() => properties.filter(isPlaced), [properties])
  useStyles(styles)
  if (homes.length === 0) {
    return (
      <div className="plan plan--empty">
        <p>{i18n._('Where these homes are is told on request.')}</p>
      </div>
    )
  }
  return <Measured homes={homes} />
}

function Measured({homes}: {homes: Property[]}) {
  const [box, size] = useSize()
  return (
    <div className="plan" ref={box}>
      {size && <Homes homes={homes} size={size} />}
    </div>
  )
}

function Homes({homes, size}: {homes: Property[]; size: Size}) {
  const {i18n} = useServices()
  const {tiles, tilesAttribution} = useList().props
  const source = useTileSource(tiles, tilesAttribution)
  const places = useMemo(
    () => homes.map(({location}) => location?.coordinates as Coordinates),
    [homes],
  )
  const start = useMemo(() => viewOf(places, size), [places, size])
  const layer = useCallback(
    ({view, size: drawn, seen}: LayerState) => {
      const pins = pinsOf(homes, view, members => pinLabel(members, i18n))
      const taken = pins.map(({x, y, width}) => ({
        x: x - width / 2,
        y: y - PIN_HEIGHT,
        width,
        height: PIN_HEIGHT,
      }))
      return (
        <Layer size={drawn}>
          <GroundNames view={view} size={drawn} taken={taken} without={[]} />
          {pins.map(pin => (
            <HomePin
              key={pin.homes.map(({slug}) => slug).join(' ')}
              pin={pin}
              isReachable={isReachable(pin, seen)}
            />
          ))}
        </Layer>
      )
    },
    [homes, i18n],
  )
  return (
    <MapView label={i18n._('Map')} start={start} layer={layer} places={places} tiles={source} />
  )
}

/** How large the map is at first; unknown until it is there. */
function useSize() {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const {clientWidth: width = 0, clientHeight: height = 0} = box.current ?? {}
    if (box.current) setSize({width, height})
  }, [])
  return [box, size] as const
}
