import {defineWidget} from '../shared/core/definition.ts'
import {attributes} from './attributes.ts'
import {catalogues} from './catalogues.ts'
import frame from './frame.css'
import {CareersApplyPlaceholder} from './placeholder.tsx'

/** An application for one job opening, with a resume (spec sections 2 and 5). */
export default defineWidget({
  tag: 'ocp-careers-apply',
  attributes,
  styles: frame,
  View: CareersApplyPlaceholder,
  catalogues,
})
