import {defineWidget} from '#kit/core/definition.ts'
import {prefetchForm} from '#kit/forms/prefetch-form.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'
import {Placeholder} from './placeholder.tsx'

/** The form with which an owner submits a property to be listed (spec section 2). */
export default defineWidget({
  tag: 'ocp-list-with-us',
  attributes,
  styles: frame,
  catalogues,
  Placeholder,
  view: () => import('./view.tsx'),
  prefetch: prefetchForm(() => import('./suite.ts')),
})
