import {defineWidget} from '../shared/core/definition.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {ProjectPagePlaceholder} from './placeholder.tsx'

/** The landing page of a project, with its documents and a form (spec section 2, Project detail). */
export default defineWidget({
  tag: 'ocp-project-page',
  attributes,
  styles: frame,
  View: ProjectPagePlaceholder,
  catalogues,
})
