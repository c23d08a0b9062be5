import {defineLazyWidget} from '../shared/core/lazy-definition.tsx'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {Placeholder} from './placeholder.tsx'

/** Neighbourhoods, or places of your own, on a map with their list (spec section 2). */
export default defineLazyWidget({
  tag: 'ocp-neighbourhood-map',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  view: () => import('./view.tsx'),
})
