/** What the contact form holds and does (spec sections 4, 5, 8). */
import {contact} from '../shared/api/contract.ts'
import type {Services} from '../shared/element/services.ts'
import type {Resumed} from '../shared/forms/form-attributes.ts'
import {type FormServices, formModel} from '../shared/forms/form-model.ts'
import {tidyPhone} from '../shared/forms/phone.ts'
import type {Enquiry} from './suite.ts'

export interface ContactFormSettings {
  variant: 'full' | 'popup'
  fromUrl: string
  resume: Resumed | null
}

export function contactForm(
  {variant, fromUrl, resume}: ContactFormSettings,
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
      suite: async () => {
        const {contactSuite, popupContactSuite} = await import('./suite.ts')
        return variant === 'popup' ? popupContactSuite : contactSuite
      },
      send: (enquiry, key) =>
        services.api(contact, {...enquiry, fromUrl: fromUrl || services.path()}, {key}),
      tidy: {phone: tidyPhone},
      resume: resume ? {values: {...blank, ...resume.values}, errors: resume.errors} : undefined,
    },
    services,
  )
}
