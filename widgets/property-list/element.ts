import {defineWidget} from '../shared/core/definition.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {PropertyListPlaceholder} from './placeholder.tsx'

/** Homes for sale and for rent, with filters, pages and a map, or a few of them (spec section 1). */
export default defineWidget({
  tag: 'ocp-property-list',
  attributes,
  styles: frame,
  View: PropertyListPlaceholder,
  catalogues,
})
