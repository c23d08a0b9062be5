import {firstPaths} from '../shared/api/first-paths.ts'
import {defineLazyWidget} from '../shared/core/lazy-definition.tsx'
import {attributes} from './attributes.ts'
import {initialQuery} from './filters/query.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {Placeholder} from './placeholder.tsx'

const view = () => import('./view.tsx')

/** Homes for sale and for rent, with filters, pages and a map, or a few of them (spec section 1). */
export default defineLazyWidget({
  tag: 'ocp-property-list',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  view,
  begin(props, {startCall}) {
    view().catch(() => {})
    if (!props.results) startCall(firstPaths.search, initialQuery(props).query)
  },
})
