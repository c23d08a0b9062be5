import {createElement} from 'react'
import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import {attributes} from './attributes.ts'
import frame from './frame.css'
import {catalogues} from './messages/*.po'

/** An application for one job opening, with a resume (spec sections 2 and 5). */
export default defineWidget({
  tag: 'ocp-careers-apply',
  attributes,
  styles: frame,
  catalogues,
  Placeholder: () => createElement('div', {className: 'waiting skeleton', 'aria-busy': true}),
  view: () => import('./view.tsx'),
  prefetch: prefetchForm(() => import('./suite.ts')),
})
