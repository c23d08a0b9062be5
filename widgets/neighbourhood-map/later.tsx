/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useLayoutEffect} from 'react'
import {addSheet} from '../shared/element/sheets.ts'
import {useServices} from '../shared/element/use-services.ts'
import type {NeighbourhoodMapProps} from './attributes.ts'
import places from './places.css'
import {NeighbourhoodMap} from './view.tsx'

export function LaterNeighbourhoodMap(props: NeighbourhoodMapProps) {
  const {host} = useServices()
  useLayoutEffect(() => {
    if (host?.shadowRoot) addSheet(host.shadowRoot, places)
  }, [host])
  return <NeighbourhoodMap {...props} />
}
