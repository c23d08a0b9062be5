import {defineWidget} from '../shared/core/definition.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {listStyles} from './styles.ts'
import {PropertyList} from './view.tsx'

/** The same element with its whole view in it, for a site that renders it on the server. */
export default defineWidget({
  tag: 'ocp-property-list',
  attributes,
  styles: frame + listStyles,
  View: PropertyList,
  catalogues,
})
