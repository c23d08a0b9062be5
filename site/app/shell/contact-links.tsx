/** WhatsApp, mail and phone, as the header and the menu show them. */
import {mailLink, phoneLink, whatsappLink} from '#trade/agency/agency.ts'
import {useSite} from '../core/site-context.tsx'
import {Icon} from '../ui/icon.tsx'

export function ContactLinks() {
  const {i18n, agency} = useSite()
  return (
    <ul className="contact-links" aria-label={i18n._('Contact')}>
      <li>
        <a href={phoneLink(agency.phone)}>
          <Icon name="phone" />
          <span className="figures" dir="ltr">
            {agency.phone}
          </span>
        </a>
      </li>
      <li>
        <a href={whatsappLink(agency)}>
          <Icon name="WhatsApp" />
          WhatsApp
        </a>
      </li>
      <li>
        <a href={mailLink(agency)}>
          <Icon name="mail" />
          {agency.mail}
        </a>
      </li>
    </ul>
  )
}
