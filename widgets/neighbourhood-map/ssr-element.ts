import {defineWidget} from '../shared/core/definition.ts'
import mapStyles from '../shared/map/map.css'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import places from './places.css'
import {NeighbourhoodMap} from './view.tsx'

/** The same element with its whole view in it, for a site that renders it on the server. */
export default defineWidget({
  tag: 'ocp-neighbourhood-map',
  attributes,
  styles: frame + places + mapStyles,
  View: NeighbourhoodMap,
  catalogues,
})
