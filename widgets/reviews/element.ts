import {defineWidget} from '../shared/element/definition.ts'
import carousel from '../shared/styles/carousel.css'
import {attributes} from './attributes.ts'
import {messages as en} from './messages/en.po'
import own from './styles.css'
import {Reviews} from './view.tsx'

/** What clients say of the agency, as a carousel (spec section 2, Home). */
export default defineWidget({
  tag: 'ocp-reviews',
  attributes,
  styles: `${carousel}\n${own}`,
  View: Reviews,
  catalogues: {
    en,
    fr: () => import('./messages/fr.po'),
    ru: () => import('./messages/ru.po'),
  },
})
