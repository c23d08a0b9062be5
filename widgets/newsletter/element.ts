import {defineWidget} from '../shared/core/definition.ts'
import forms from '../shared/forms/fields/forms.css'
import {attributes} from './attributes.ts'
import {messages as en} from './messages/en.po'
import {Newsletter} from './view.tsx'

/** The newsletter's one line: an email and a button (spec section 4). */
export default defineWidget({
  tag: 'ocp-newsletter',
  attributes,
  styles: forms,
  View: Newsletter,
  catalogues: {
    en,
    fr: () => import('./messages/fr.po'),
    ru: () => import('./messages/ru.po'),
  },
})
