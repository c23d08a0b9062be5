import {defineWidget} from '../shared/core/definition.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {ListWithUsPlaceholder} from './placeholder.tsx'

/** The form with which an owner submits a property to be listed (spec section 2). */
export default defineWidget({
  tag: 'ocp-list-with-us',
  attributes,
  styles: frame,
  View: ListWithUsPlaceholder,
  catalogues,
})
