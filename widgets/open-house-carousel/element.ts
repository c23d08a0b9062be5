import {defineWidget} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {Failed, Placeholder} from './frame.tsx'
import {catalogues} from './messages/*.po'

/** Open houses one by one, or the pictures of one of them (spec section 2, 'Open houses'). */
export default defineWidget({
  tag: 'ocp-open-house-carousel',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  Failed,
  view: () => import('./view.tsx'),
  begin({slug}, {startCall}) {
    if (slug) startCall(firstPaths.openHouse, {slug})
    else startCall(firstPaths.openHouses, {})
  },
})
