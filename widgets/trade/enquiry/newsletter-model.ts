/** The state and the actions of the newsletter form (spec sections 4, 5, 8). */

import type {Services} from '#kit/core/services/services.ts'
import type {Resumed} from '#kit/forms/form-attributes.ts'
import {type FormServices, formModel} from '#kit/forms/form-model.ts'
import {newsletter} from '../contract/sent-calls.ts'
import type {Subscription} from './newsletter-suite.ts'

const blank: Subscription = {email: ''}

export const newsletterForm = (
  resume: Resumed | null,
  services: FormServices & Pick<Services, 'api'>,
  onSent?: (said?: string) => void,
) =>
  formModel<Subscription>(
    {
      name: 'newsletter',
      initial: blank,
      received: /*i18n*/ 'We have received your address.',
      suite: async () => (await import('./newsletter-suite.ts')).newsletterSuite,
      send: (subscription, options) => services.api(newsletter, subscription, options),
      // Spec section 5: an invalid address is reported in a toast, not beside the field.
      onInvalid: ({email}) => email && services.notify.error(email),
      resume,
      onSent: (_answer, received) => onSent?.(received),
    },
    services,
  )
