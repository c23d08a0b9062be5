import {defineWidget} from '../shared/element/definition.ts'
import {attributes} from './attributes.ts'
import {catalogues} from './catalogues.ts'
import frame from './frame.css'
import {NeighbourhoodMapShell} from './shell.tsx'

/** Neighbourhoods, or places of your own, on a map with their list (spec section 2). */
export default defineWidget({
  tag: 'ocp-neighbourhood-map',
  attributes,
  styles: frame,
  View: NeighbourhoodMapShell,
  catalogues,
})
