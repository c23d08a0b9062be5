/** Two quiet ways to the agency that need no form: a call, and a chat. */
import {agency, phoneLink, whatsappLink} from '#trade/agency/agency.ts'

export const ReachUs = () => (
  <>
    <a className="button button--quiet figures" dir="ltr" href={phoneLink(agency.phone)}>
      {agency.phone}
    </a>
    <a className="button button--quiet" href={whatsappLink()}>
      WhatsApp
    </a>
  </>
)
