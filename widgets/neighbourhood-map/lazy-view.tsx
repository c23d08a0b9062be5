/** The whole view on a partner's page: it comes after the shell, and brings its styles. */
import {useStyles} from '../shared/core/view/use-styles.ts'
import type {NeighbourhoodMapProps} from './attributes.ts'
import places from './places.css'
import {NeighbourhoodMap} from './view.tsx'

export function LazyNeighbourhoodMap(props: NeighbourhoodMapProps) {
  useStyles(places)
  return <NeighbourhoodMap {...props} />
}
