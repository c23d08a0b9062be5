import {firstPaths} from '../shared/api/first-paths.ts'
import {defineLazyWidget} from '../shared/core/lazy-definition.tsx'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {Failed, Placeholder} from './placeholder.tsx'

const view = () => import('./view.tsx')

/** Open houses one by one, or the pictures of one of them (spec section 2, 'Open houses'). */
export default defineLazyWidget({
  tag: 'ocp-open-house-carousel',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  Failed,
  view,
  begin({slug}, {startCall}) {
    view().catch(() => {})
    if (slug) startCall(firstPaths.openHouse, {slug})
    else startCall(firstPaths.openHouses, {})
  },
})
