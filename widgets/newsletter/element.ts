import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import forms from '#kit/forms/fields/forms.css'
import {attributes} from './attributes.ts'
import {catalogues} from './messages/*.po'
import {Newsletter} from './view.tsx'

/** The newsletter's one line: an email and a button (spec section 4). */
export default defineWidget({
  tag: 'ocp-newsletter',
  attributes,
  styles: forms,
  View: Newsletter,
  catalogues,
  prefetch: prefetchForm(() => import('#trade/enquiry/newsletter-suite.ts')),
})
