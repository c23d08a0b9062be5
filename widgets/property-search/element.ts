import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import {attributes} from './attributes.ts'
import {catalogues} from './messages/*.po'
import styles from './styles.css'
import {PropertySearch} from './view.tsx'

/**
 * The search of the home page: what for, where, which type; it opens the results (spec section 2).
 * With nothing chosen it asks for a field instead, and dispatches no event.
 */
export default defineWidget({
  tag: 'ocp-property-search',
  attributes,
  styles,
  View: PropertySearch,
  catalogues,
  prefetch: prefetchForm(() => import('./lazy-model.ts')),
})
