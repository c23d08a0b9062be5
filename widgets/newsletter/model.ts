/** What the newsletter form holds and does (spec sections 4, 5, 8). */
import {newsletter} from '../shared/api/contract.ts'
import type {Services} from '../shared/element/services.ts'
import type {Resumed} from '../shared/forms/form-attributes.ts'
import {type FormServices, formModel} from '../shared/forms/form-model.ts'
import type {Subscription} from './suite.ts'

const blank: Subscription = {email: ''}

export const newsletterForm = (
  resume: Resumed | null,
  services: FormServices & Pick<Services, 'api'>,
) =>
  formModel<Subscription>(
    {
      name: 'newsletter',
      initial: blank,
      suite: async () => (await import('./suite.ts')).newsletterSuite,
      send: (subscription, key) => services.api(newsletter, subscription, {key}),
      tidy: {email: (text, {leaving}) => (leaving ? text.trim() : text)},
      // Spec section 5: a bad address is told in a toast, not beside the field.
      onInvalid: ({email}) => email && services.notify.error(email),
      resume: resume ? {values: {...blank, ...resume.values}, errors: resume.errors} : undefined,
    },
    services,
  )
