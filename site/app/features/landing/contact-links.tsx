/** The other ways to ask, under the form. */
import {agency, phoneLink} from '#trade/agency/agency.ts'
import type {Property} from '#trade/contract/entities.ts'
import {whatsappAbout} from '#trade/property/sections/whatsapp.ts'
import {useSite} from '../../core/site-context.tsx'
import {Icon} from '../../ui/icon.tsx'

export function Reach({property, address}: {property: Property; address: string}) {
  const {i18n} = useSite()
  return (
    <p className="landing-reach">
      <a className="figures" href={phoneLink(agency.phone)}>
        <Icon name="phone" />
        <bdi dir="ltr">{agency.phone}</bdi>
      </a>
      <a href={whatsappAbout(property, address, i18n)}>
        <Icon name="WhatsApp" />
        WhatsApp
      </a>
    </p>
  )
}
