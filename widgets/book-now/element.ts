import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import {attributes} from './attributes.ts'
import {catalogues} from './messages/*.po'
import styles from './styles.css'
import {BookNow} from './view.tsx'

/** A button that opens the Book Now enquiry in a dialog, or the enquiry itself (spec section 2). */
export default defineWidget({
  tag: 'ocp-book-now',
  attributes,
  styles,
  View: BookNow,
  catalogues,
  prefetch: prefetchForm(() => import('./suite.ts')),
})
