/** Every form of the site: where it is, what a visitor writes, and what they read. */

import {CONSENT} from '#trade/alerts/consent.ts'
import {askedToConfirm, thanks} from '#trade/contract/thanks.ts'
import type {ElementQuery} from './find-in-page.ts'

export interface Form {
  name: string
  path: string
  /** The container of its fields. */
  within: Omit<ElementQuery, 'role' | 'name'>
  /** The name of the button that opens it, if there is one. */
  opener?: string
  fields: Record<string, string>
  radio?: string
  checkbox?: string
  date?: string
  file?: 'image' | 'resume'
  button: string
  /** The message for an empty form. */
  refusal: string
  /** True when the message is a toast instead of a text beside the field. */
  isToast?: true
  /** The text that confirms the submission. */
  thanks: string
  /** It is refused when it is sent within two seconds, as robots do. */
  isTimed?: true
}

const PERSON = {Name: 'Layla', Phone: '971501234567', Email: 'layla@example.com'}
const LETTER = {...PERSON, Message: 'A villa by the water.'}

const letter = (path: string): Form => ({
  name: path,
  path,
  within: {host: 'main'},
  fields: LETTER,
  button: 'Send',
  refusal: 'Name is Required!',
  thanks: thanks.contact,
})

export const forms: Form[] = [
  letter('/contact-us'),
  letter('/lifestyle'),
  letter('/open-houses/palm-jumeirah-garden-villa'),
  letter('/projects/emaar'),
  letter('/projects/detail/the-opus'),
  letter('/properties/four-bedroom-garden-villa-beach-palm-jumeirah'),
  {...letter('/aldar-haven'), fields: PERSON},
  {...letter('/team/detail/layla-haddad'), thanks: thanks.createTeamMemberContact},
  {
    name: 'newsletter',
    path: '/',
    within: {host: 'ocp-newsletter'},
    fields: {Email: PERSON.Email},
    button: 'Subscribe',
    refusal: 'Invalid Email',
    isToast: true,
    thanks: thanks.newsletter,
  },
  {
    name: '/list-with-us',
    path: '/list-with-us',
    within: {host: 'main'},
    fields: {...PERSON, 'Property location': 'Marina Gate', 'Current valuation': '1250000'},
    date: 'Move-in date',
    file: 'image',
    button: 'Send',
    refusal: 'Required!',
    thanks: thanks.addListWithUs,
  },
  {
    name: '/careers/apply',
    path: '/careers/apply/client-care-assistant',
    within: {host: 'main'},
    fields: {
      ...PERSON,
      Experience: '5 years',
      'Current salary': '20000',
      'Expected salary': '25000',
      'Available to join': 'In May',
      'Current location': 'Dubai',
    },
    file: 'resume',
    button: 'Apply',
    refusal: 'Name is Required!',
    thanks: thanks.applyForJobApplication,
  },
  {
    name: '/tell-me-when',
    path: '/tell-me-when?purpose=residential-sale',
    within: {host: 'main'},
    fields: {Email: PERSON.Email},
    radio: 'Weekly',
    checkbox: CONSENT,
    button: 'Save this search',
    isTimed: true,
    refusal: 'Please agree to receive these emails.',
    thanks: askedToConfirm,
  },
  {
    name: 'Book Now',
    path: '/communities',
    within: {dialog: 'Book Now'},
    opener: 'Book Now',
    fields: PERSON,
    radio: 'Buy',
    button: 'Send',
    refusal: 'Name is Required!',
    thanks: thanks.createBooking,
  },
]
