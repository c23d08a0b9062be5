/** Two quiet ways to the agency that need no form: a call, and a chat. */
import {phoneLink, whatsappLink} from '#trade/agency/agency.ts'
import {useSite} from '../core/site-context.tsx'

export function PhoneLink() {
  const {phone} = useSite().agency
  return (
    <a className="button button--quiet figures" dir="ltr" href={phoneLink(phone)}>
      {phone}
    </a>
  )
}

export function ReachUs() {
  const {agency} = useSite()
  return (
    <>
      <PhoneLink />
      <a className="button button--quiet" href={whatsappLink(agency)}>
        WhatsApp
      </a>
    </>
  )
}
