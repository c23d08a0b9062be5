import type {Property} from '#trade/contract/entities.ts'
import {whatsappAbout, whatsappWords} from '#trade/property/sections/whatsapp.ts'
import {useSite} from '../../core/site-context.tsx'
import {Icon} from '../../ui/icon.tsx'

export function WhatsApp({property, address}: {property: Property; address: string}) {
  const {i18n} = useSite()
  return (
    <a
      className="share__button"
      href={whatsappAbout(property, address, i18n)}
      aria-label={whatsappWords(property.agent?.phone, i18n)}
    >
      <Icon name="WhatsApp" />
      WhatsApp
    </a>
  )
}
