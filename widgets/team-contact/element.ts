import {defineWidget, prefetchForm} from '#kit/core/definition.ts'
import forms from '#kit/forms/fields/forms.css'
import {attributes} from './attributes.ts'
import {catalogues} from './messages/*.po'
import {TeamContact} from './view.tsx'

/** A message to one member of the team (spec section 4, Team contact). */
export default defineWidget({
  tag: 'ocp-team-contact',
  attributes,
  styles: forms,
  View: TeamContact,
  catalogues,
  prefetch: prefetchForm(() => import('./suite.ts')),
})
