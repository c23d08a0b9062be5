/** The state and the actions of the contact form (spec sections 4, 5, 8). */

import type {Services} from '#kit/core/services/services.ts'
import type {Draft} from '#kit/forms/drafts.ts'
import type {Resumed} from '#kit/forms/form-attributes.ts'
import {type FormServices, formModel} from '#kit/forms/form-model.ts'
import {contact} from '../contract/sent-calls.ts'
import type {Enquiry} from './contact-suite.ts'

export interface ContactFormSettings {
  variant: 'full' | 'popup'
  /** Read when the enquiry is sent; without an answer it is this page's path. */
  fromUrl: () => string
  /** Values and errors from the server's validation. */
  resume?: Resumed | null
  onSent?: (said?: string) => void
  /** The draft of a dialog, which may be closed while it is being filled in. */
  draft?: Draft<Enquiry>
}

export function contactForm(
  {variant, fromUrl, resume, onSent, draft}: ContactFormSettings,
  services: FormServices & Pick<Services, 'api' | 'path'>,
) {
  const blank: Enquiry =
    variant === 'popup'
      ? {name: '', phone: '', email: ''}
      : {name: '', phone: '', email: '', message: ''}
  return formModel<Enquiry>(
    {
      name: 'contact',
      initial: blank,
      received: /*i18n*/ 'We have received your message.',
      suite: async () => {
        const {contactSuite, popupContactSuite} = await import('./contact-suite.ts')
        return variant === 'popup' ? popupContactSuite : contactSuite
      },
      send: (enquiry, options) =>
        services.api(contact, {...enquiry, fromUrl: fromUrl() || services.path()}, options),
      resume,
      onSent: (_answer, received) => onSent?.(received),
      draft,
    },
    services,
  )
}
