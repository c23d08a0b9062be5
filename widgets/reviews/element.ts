import {defineWidget} from '../shared/core/definition.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {ReviewsPlaceholder} from './placeholder.tsx'

/** What clients say of the agency, as a carousel (spec section 2, Home). */
export default defineWidget({
  tag: 'ocp-reviews',
  attributes,
  styles: frame,
  View: ReviewsPlaceholder,
  catalogues,
})
