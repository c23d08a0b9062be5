import {defineWidget} from '#kit/core/definition.ts'
import {firstPaths} from '#trade/contract/first-paths.ts'
import {askedOf} from '#trade/search-query/search-query.ts'
import {attributes} from './attributes.ts'
import {firstQuery} from './filters/page-address.ts'
import frame from './frame.css'
import {Placeholder} from './frame.tsx'
import {keptQuery} from './kept-list.ts'
import {catalogues} from './messages/*.po'

/** Homes for sale and for rent, with filters, pages and a map, or a few of them (spec section 1). */
export default defineWidget({
  tag: 'ocp-property-list',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  view: () => import('./view.tsx'),
  begin(props, {startCall, host}) {
    const {query} = keptQuery(host, props) ?? firstQuery(props)
    if (!props.results) startCall(firstPaths.search, askedOf(query))
  },
})
