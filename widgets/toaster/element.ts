import {defineWidget} from '#kit/core/definition.ts'
import {attributes} from './attributes.ts'
import {catalogues} from './messages/*.po'
import {ToasterWidget} from './view.tsx'

/** Puts the page's one toaster in place ahead of the first message. */
export default defineWidget({
  tag: 'ocp-toaster',
  attributes,
  styles: '',
  View: ToasterWidget,
  catalogues,
})
