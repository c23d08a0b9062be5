import {createElement} from 'react'
import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'

/** The form with which an owner submits a property to be listed (spec section 2). */
export default defineWidget({
  tag: 'ocp-list-with-us',
  attributes,
  styles: frame,
  catalogues,
  Placeholder: () => createElement('div', {className: 'waiting skeleton', 'aria-busy': true}),
  view: () => import('./view.tsx'),
  prefetch: prefetchForm(() => import('./suite.ts')),
})
