/** On phones, always within the thumb's reach (spec section 2, 'Mobile'). */

import {useServices} from '#kit/core/view/use-services.ts'
import {useAgency} from '../../agency/use-agency.ts'
import type {Property} from '../../contract/entities.ts'
import {CallLink} from './enquiry-link.tsx'
import {whatsappAbout, whatsappWords} from './whatsapp.ts'

export function ContactBar({property, address}: {property: Property; address: string}) {
  const {i18n} = useServices()
  const agency = useAgency()
  return (
    <div className="property-bar">
      <a
        className="button"
        href={whatsappAbout(property, address, i18n, agency)}
        aria-label={whatsappWords(property.agent?.phone, i18n, agency)}
      >
        WhatsApp
      </a>
      <CallLink className="button button--primary" />
    </div>
  )
}
