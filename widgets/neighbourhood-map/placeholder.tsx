/** What is seen at once on a partner's page: the room that map and list will take. */
import {useLazy} from '../shared/ui/lazy.ts'
import {Unavailable} from '../shared/ui/unavailable.tsx'
import type {NeighbourhoodMapProps} from './attributes.ts'
import {Frame} from './frame.tsx'

export function NeighbourhoodMapPlaceholder(props: NeighbourhoodMapProps) {
  const map = useLazy(async () => (await import('./lazy-view.tsx')).LazyNeighbourhoodMap, {
    eager: true,
  })
  if (map.state.is === 'open') return <map.state.Part {...props} />
  if (map.state.is === 'failed') return <Unavailable retry={map.open} />
  return <Frame props={props} map={<div className="map skeleton" />} busy />
}
