/** Phone, WhatsApp, mail, address and hours, as a table of hairlines. */

import type {ReactNode} from 'react'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {mailLink, mapLink, phoneLink, whatsappLink} from '#trade/agency/agency.ts'
import {useSite} from '../../core/site-context.tsx'
import {OfficeHours} from '../../ui/office-hours.tsx'

export function OfficeDetails() {
  const {i18n, locale, agency} = useSite()
  const {street, district, city, country} = agency.office
  return (
    <dl className="details">
      <Detail label={i18n._('Phone')}>
        <a className="figures" dir="ltr" href={phoneLink(agency.phone)}>
          {agency.phone}
        </a>
      </Detail>
      <Detail label="WhatsApp">
        <a className="figures" dir="ltr" href={whatsappLink(agency)}>
          {agency.whatsapp}
        </a>
      </Detail>
      <Detail label={i18n._('Email')}>
        <a href={mailLink(agency)}>{agency.mail}</a>
      </Detail>
      <Detail label={i18n._('Office')}>
        <address>
          {withCommas(street, district[locale])}
          <br />
          {withCommas(city[locale], country[locale])}
        </address>
        <a href={mapLink(agency.office.coordinates)} rel="noopener noreferrer">
          {i18n._('Open in Maps')}
        </a>
      </Detail>
      <Detail label={i18n._('Hours')}>
        <OfficeHours />
      </Detail>
    </dl>
  )
}

const Detail = ({label, children}: {label: string; children: ReactNode}) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
