/** The legal notice, small; and on phones the bar that is always within reach. */
import {phoneLink} from '#trade/agency/agency.ts'
import type {Property} from '#trade/contract/entities.ts'
import {whatsappAbout} from '#trade/property/sections/whatsapp.ts'
import {useSite} from '../../core/site-context.tsx'
import {LegalLine} from '../../shell/legal-line.tsx'
import {Icon} from '../../ui/icon.tsx'
import {Link} from '../../ui/link.tsx'

export function Foot({property, address}: {property: Property; address: string}) {
  const {i18n, agency} = useSite()
  return (
    <>
      <div className="landing-foot">
        <LegalLine />
        <p className="landing-foot__privacy wrap">
          <Link href="/privacy-policy">{i18n._('Privacy Policy')}</Link>
        </p>
      </div>
      <div className="property-bar landing-bar">
        <a className="button" href={phoneLink(agency.phone)}>
          <Icon name="phone" />
          <span className="visually-hidden" dir="ltr">
            {agency.phone}
          </span>
        </a>
        <a className="button" href={whatsappAbout(property, address, i18n, agency)}>
          <Icon name="WhatsApp" />
          WhatsApp
        </a>
        <a className="button button--primary" href="#contact">
          {i18n._('Ask for details')}
        </a>
      </div>
    </>
  )
}

export function Reach({property, address}: {property: Property; address: string}) {
  const {i18n, agency} = useSite()
  return (
    <p className="landing-reach">
      <a className="figures" href={phoneLink(agency.phone)}>
        <Icon name="phone" />
        <bdi dir="ltr">{agency.phone}</bdi>
      </a>
      <a href={whatsappAbout(property, address, i18n, agency)}>
        <Icon name="WhatsApp" />
        WhatsApp
      </a>
    </p>
  )
}
