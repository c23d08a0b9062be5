import {defineWidget} from '../shared/core/definition.ts'
import {fileFormStyles} from '../shared/forms/files/form-styles.ts'
import {attributes} from './attributes.ts'
import {catalogues} from './messages/*.po'
import {ListWithUs} from './view.tsx'

/** The same element with its whole view in it, for a site that renders it on the server. */
export default defineWidget({
  tag: 'ocp-list-with-us',
  attributes,
  styles: fileFormStyles,
  View: ListWithUs,
  catalogues,
})
