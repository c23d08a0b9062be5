/** The view of the map: the part of it that is searched, else all homes. */
import {useLayoutEffect, useMemo, useRef} from 'react'
import {ZOOM_WITH_MARKERS} from '#kit/map/markers.ts'
import {placer, type Size, type View, viewOf, viewOfBox} from '#kit/map/mercator.ts'
import {useAgency} from '#trade/agency/use-agency.ts'
import {readArea, readBox} from '#trade/search-query/map-area.ts'
import {useList} from '../context.ts'
import type {HomesHere} from './homes-here.ts'

/** `seen`: where the visitor has moved it; it stays there while more homes of the same search come. */
export function useStart({homes, answer}: HomesHere, size: Size, seen?: View): View {
  const {bbox = '', area = '', page, ...filters} = useList().listQuery.query
  const {office} = useAgency()
  const part = useMemo(() => {
    const box = readBox(bbox)
    const corners = readArea(area)
    return box ? viewOfBox(box, size) : corners && viewOf(corners, size)
  }, [bbox, area, size])
  const all = useMemo(() => {
    const places = homes.map(({coordinates}) => coordinates)
    if (places.length === 0) return {center: office.coordinates, zoom: ZOOM_WITH_MARKERS}
    return viewOf(places, size)
  }, [homes, size, office.coordinates])
  // All pages of a list share one map, unless the map only has the homes of the page.
  const ofPage = answer.is === 'missing' || answer.is === 'failed' ? page : undefined
  const search = JSON.stringify({...filters, sort: undefined, ofPage})
  const shown = useRef<{search: string; start: View}>(undefined)
  const before = shown.current?.search === search ? shown.current.start : undefined
  const start = part ?? (before && isMoved(before, seen) ? before : all)
  useLayoutEffect(() => {
    shown.current = {search, start}
  })
  return start
}

/** So far that another part of the map is meant. */
export function isMoved(from: View, to: View = from) {
  const {x, y} = placer(from)(to.center)
  return Math.abs(to.zoom - from.zoom) > 0.05 || Math.hypot(x, y) > 12
}
