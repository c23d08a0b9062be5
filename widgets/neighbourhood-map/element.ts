import {firstPaths} from '../shared/api/first-paths.ts'
import {defineLazyWidget} from '../shared/core/lazy-definition.tsx'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {Placeholder} from './placeholder.tsx'

const view = () => import('./view.tsx')

/** Neighbourhoods, or places of your own, on a map with their list (spec section 2). */
export default defineLazyWidget({
  tag: 'ocp-neighbourhood-map',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  view,
  begin({markers, results, community}, {startCall}) {
    view().catch(() => {})
    if (!markers && !results) startCall(firstPaths.places, {community_name: community})
  },
})
