import {defineWidget} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {Placeholder} from './frame.tsx'
import {catalogues} from './messages/*.po'

/** Reviews of the agency by its clients, as a carousel (spec section 2, Home). */
export default defineWidget({
  tag: 'ocp-reviews',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  // Reviews are optional: a page is complete without them.
  Failed: () => null,
  view: () => import('./view.tsx'),
  begin({reviews}, {startCall}) {
    if (!reviews) startCall(firstPaths.reviews, {})
  },
})
