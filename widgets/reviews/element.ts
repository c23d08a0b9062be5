import {firstPaths} from '../shared/api/first-paths.ts'
import {defineLazyWidget} from '../shared/core/lazy-definition.tsx'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {Placeholder} from './placeholder.tsx'

const view = () => import('./view.tsx')

/** What clients say of the agency, as a carousel (spec section 2, Home). */
export default defineLazyWidget({
  tag: 'ocp-reviews',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  // Reviews are optional: a page is complete without them.
  Failed: () => null,
  view,
  begin({reviews}, {startCall}) {
    view().catch(() => {})
    if (reviews) return
    startCall(firstPaths.reviews, {})
    import('./model.ts').catch(() => {})
  },
})
