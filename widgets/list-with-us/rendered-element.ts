import {defineWidget} from '../shared/element/definition.ts'
import {attributes} from './attributes.ts'
import {catalogues} from './catalogues.ts'
import {formStyles} from './styles.ts'
import {ListWithUs} from './view.tsx'

/** The same element with its whole view in it, for a site that renders it on the server. */
export default defineWidget({
  tag: 'ocp-list-with-us',
  attributes,
  styles: formStyles,
  View: ListWithUs,
  catalogues,
})
