import {agency, phoneLink, whatsappLink} from '#trade/agency/agency.ts'

/** Somebody at the agency. */
export const ContactLinks = () => (
  <>
    <a className="button button--quiet figures" dir="ltr" href={phoneLink(agency.phone)}>
      {agency.phone}
    </a>
    <a
      className="button button--quiet"
      href={whatsappLink()}
      target="_blank"
      rel="noopener noreferrer"
    >
      WhatsApp
    </a>
  </>
)
