/** Shows the homes of the search on a map. The list beside it gives the same in words. */
import {
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {useStyles} from '#kit/core/sheets.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {painted} from '#kit/core/when-idle.ts'
import {type LayerState, MapView} from '#kit/map/map-view.tsx'
import type {Size} from '#kit/map/mercator.ts'
import {useTileSource} from '#kit/map/tile-source.ts'
import type {Property} from '#trade/contract/entities.ts'
import {readArea} from '#trade/search-query/map-area.ts'
import {useList} from '../context.ts'
import {type Cluster, clustersOf} from './clusters.ts'
import {type HomesHere, useHomesHere} from './homes-here.ts'
import styles from './homes-map.css'
import {useJoinedHighlight} from './joined-highlight.ts'
import {MapTools} from './map-tools.tsx'
import {PinLayer} from './pin-layer.tsx'
import {isMoved, useStart} from './use-start.ts'
import {useThose} from './use-those.ts'

export function HomesMap({properties}: {properties: Property[]}) {
  const {i18n} = useServices()
  const {query} = useList().listQuery
  const here = useHomesHere(query, properties)
  useStyles(styles)
  if (here.homes.length === 0 && !query.bbox && !query.area) {
    return (
      <div className={here.answer.is === 'waiting' ? 'plan skeleton' : 'plan plan--empty'}>
        {here.answer.is !== 'waiting' && (
          <p>{i18n._('Ask us for the exact location of these homes.')}</p>
        )}
      </div>
    )
  }
  return <Measured here={here} />
}

function Measured({here}: {here: HomesHere}) {
  const {box, size, measure} = useSize()
  return (
    <div className="plan" ref={box}>
      {size && <Homes here={here} size={size} measure={measure} />}
    </div>
  )
}

interface HomesProps {
  here: HomesHere
  size: Size
  measure: () => Size
}

function Homes({here, size, measure}: HomesProps) {
  const {i18n} = useServices()
  const {props, listQuery, model} = useList()
  const {tiles, tilesAttribution} = props
  const source = useTileSource(tiles, tilesAttribution)
  const map = useRef<HTMLDivElement>(null)
  const hasBar = here.answer.is === 'waiting' || here.answer.is === 'all'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar takes room from the map
  useLayoutEffect(() => void measure(), [measure, hasBar])
  const {homes} = here
  const clusters = useMemo(() => clustersOf(homes), [homes])
  const [seen, setSeen] = useState(() => model.kept().map)
  const start = useStart(here, size, seen)
  useEffect(() => {
    if (seen) model.keep({map: isMoved(start, seen) ? seen : undefined})
  }, [model, start, seen])
  const {area = ''} = listQuery.query
  const corners = useMemo(() => readArea(area), [area])
  const places = useMemo(() => homes.map(({coordinates}) => coordinates), [homes])
  const showThose = useThose(here, map)
  useJoinedHighlight(map, clusters)

  const press = useCallback(
    (cluster: Cluster, {view, go}: LayerState, event: SyntheticEvent<Element>) => {
      const zoom = clusters.partingZoom(cluster)
      if (zoom === undefined || !go) return showThose(cluster, clusters.slugsOf(cluster.id))
      // The pin parts, and would take the focus with it.
      event.currentTarget.closest<HTMLElement>('.map__moving')?.focus({preventScroll: true})
      const closer = Math.max(zoom, Math.round(view.zoom) + 1)
      // A press is seen to have been taken before all pins are drawn again.
      void painted().then(() => go({center: cluster.coordinates, zoom: closer}))
    },
    [clusters, showThose],
  )
  const layer = useCallback(
    (state: LayerState) => (
      <PinLayer clusters={clusters} area={corners} state={state} onPress={press} />
    ),
    [clusters, corners, press],
  )
  return (
    <div className="plan__map" ref={map}>
      <MapView
        label={i18n._('Map')}
        start={start}
        resumed={seen}
        layer={layer}
        isStretched
        onRest={setSeen}
        places={places}
        tiles={source}
      >
        <MapTools here={here} start={start} seen={seen} measure={measure} map={map} />
      </MapView>
    </div>
  )
}

/** The size of the map below its bar is unknown until it is there. */
function useSize() {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const measure = useCallback(() => {
    const {clientWidth: width = 0, clientHeight = 0} = box.current ?? {}
    const bar = box.current?.querySelector<HTMLElement>('.tools')?.offsetHeight ?? 0
    const height = clientHeight - bar
    if (box.current) setSize({width, height})
    return {width, height}
  }, [])
  useLayoutEffect(() => void measure(), [measure])
  return {box, size, measure}
}
