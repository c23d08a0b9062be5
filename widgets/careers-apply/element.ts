import {defineWidget} from '#kit/core/definition.ts'
import {prefetchForm} from '#kit/forms/prefetch-form.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {Placeholder} from './placeholder.tsx'

/** An application for one job opening, with a resume (spec sections 2 and 5). */
export default defineWidget({
  tag: 'ocp-careers-apply',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  view: () => import('./view.tsx'),
  prefetch: prefetchForm(() => import('./suite.ts')),
})
