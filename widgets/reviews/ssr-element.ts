import {defineWidget} from '../shared/core/definition.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {reviewStyles} from './styles.ts'
import {Reviews} from './view.tsx'

/** The same element with its whole view in it, for a site that renders it on the server. */
export default defineWidget({
  tag: 'ocp-reviews',
  attributes,
  styles: frame + reviewStyles,
  View: Reviews,
  catalogues,
})
