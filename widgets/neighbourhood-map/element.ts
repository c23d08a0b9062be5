import {defineWidget} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {Placeholder} from './frame.tsx'
import {catalogues} from './messages/*.po'

/** Neighbourhoods, or places of your own, on a map with their list (spec section 2). */
export default defineWidget({
  tag: 'ocp-neighbourhood-map',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  view: () => import('./view.tsx'),
  begin({markers, results, community}, {startCall}) {
    if (!markers && !results) startCall(firstPaths.places, {community_name: community})
  },
})
