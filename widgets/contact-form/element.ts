import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import forms from '#kit/forms/fields/forms.css'
import {attributes} from './attributes.ts'
import {catalogues} from './messages/*.po'
import {ContactForm} from './view.tsx'

/** The contact form, full or as a popup's short one (spec section 4). */
export default defineWidget({
  tag: 'ocp-contact-form',
  attributes,
  styles: forms,
  View: ContactForm,
  catalogues,
  prefetch: prefetchForm(() => import('#trade/enquiry/contact-suite.ts')),
})
