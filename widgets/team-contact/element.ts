import {defineWidget} from '../shared/element/definition.ts'
import forms from '../shared/styles/forms.css'
import {attributes} from './attributes.ts'
import {messages as en} from './messages/en.po'
import {TeamContact} from './view.tsx'

/** A message to one member of the team (spec section 4, Team contact). */
export default defineWidget({
  tag: 'ocp-team-contact',
  attributes,
  styles: forms,
  View: TeamContact,
  catalogues: {
    en,
    fr: () => import('./messages/fr.po'),
    ru: () => import('./messages/ru.po'),
  },
})
