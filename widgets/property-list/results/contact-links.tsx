import {phoneLink, whatsappLink} from '#trade/agency/agency.ts'
import {useAgency} from '#trade/agency/use-agency.ts'

/** Somebody at the agency. */
export function ContactLinks() {
  const agency = useAgency()
  return (
    <>
      <a className="button button--quiet figures" dir="ltr" href={phoneLink(agency.phone)}>
        {agency.phone}
      </a>
      <a
        className="button button--quiet"
        href={whatsappLink(agency)}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
      </a>
    </>
  )
}
