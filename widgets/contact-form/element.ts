import {defineWidget} from '../shared/core/definition.ts'
import forms from '../shared/forms/fields/forms.css'
import {prefetchForm} from '../shared/forms/prefetch-form.ts'
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
  prefetch: prefetchForm(() => import('../shared/enquiry/contact-suite.ts')),
})
