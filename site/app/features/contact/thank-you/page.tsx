import {useEffect, useSyncExternalStore} from 'react'
import type {Translator} from '#kit/i18n/translator.ts'
import {propertyDetail} from '#trade/contract/contract.ts'
import {askedToConfirm, thanks} from '#trade/contract/thanks.ts'
import {type Download, downloadOf} from '#trade/enquiry/download.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {SHORTLIST_SENT} from '../../../shared-with-server/shortlist-sent.ts'
import {Arch} from '../../../ui/arch.tsx'
import {ReachUs} from '../../../ui/contact-agency.tsx'
import {Doorway} from '../../../ui/doorway.tsx'
import {Link} from '../../../ui/link.tsx'
import {forgetHours, pageWithHours} from '../../viewings/sent-from.ts'
import {Delivery} from './download-links.tsx'

/** A form that was posted without JavaScript names its file in the address. */
async function load({url, api, signal}: Visit): Promise<Download | null> {
  const kind = url.searchParams.get('download')
  const slug = url.searchParams.get('of')
  if (!slug || (kind !== 'brochure' && kind !== 'floor_plan')) return null
  try {
    const {data} = await api(propertyDetail, {slug}, {signal})
    return data ? downloadOf(data, kind) : null
  } catch {
    return null
  }
}

/** Returns what was sent, as the address says it; an enquiry where it says nothing. */
const sentBy = (path: string) =>
  (['newsletter', 'saved-search', 'shortlist', 'application'] as const).find(one =>
    path.includes(`?${one}`),
  ) ?? 'enquiry'

const said = {
  newsletter: /*i18n*/ 'You are on the list. The next letter from Dubai is yours.',
  'saved-search': askedToConfirm,
  shortlist: SHORTLIST_SENT,
  application: thanks.applyForJobApplication,
  enquiry: /*i18n*/ 'Your message has reached us. A specialist will read it during office hours.',
}

function ThankYou({data}: {data: Download | null}) {
  const {i18n, path} = useSite()
  const sent = sentBy(path)
  return (
    <section className="thanks wrap">
      <div className="thanks__words">
        <h1>{i18n._('Thank you')}</h1>
        <p className="lead">{i18n._(said[sent])}</p>
        <Delivery offered={data} />
        {sent === 'saved-search' && <NextSteps after="search" />}
        {sent === 'enquiry' && <NextSteps after="enquiry" />}
        {sent === 'enquiry' && <HoursLink />}
        <p className="actions">
          <Link className="button button--primary" href="/">
            {i18n._('Back to the home page')}
          </Link>
          <ReachUs />
        </p>
      </div>
      <div className="thanks__window">
        <Arch screen="high">
          <Doorway />
        </Arch>
      </div>
    </section>
  )
}

const stepsAfter = {
  enquiry: (i18n: Translator) => [
    i18n._('We find the specialist who knows your part of Dubai best.'),
    i18n._('You will hear from us within one working day, by phone or by email.'),
    i18n._('Is it urgent? Call us, or message us on WhatsApp.'),
  ],
  search: (i18n: Translator) => [
    i18n._(
      'Open the email and press Confirm. It should arrive within a few minutes; please check your spam folder, too.',
    ),
    i18n._(
      'You will then hear from us as often as you have chosen, and only when there is something to tell.',
    ),
    i18n._('Each email has a link to change it or to unsubscribe.'),
  ],
}

/** The steps after an enquiry was sent, or a search was saved. */
function NextSteps({after}: {after: keyof typeof stepsAfter}) {
  const {i18n} = useSite()
  return (
    <>
      <h2 className="thanks__next">{i18n._('What happens next')}</h2>
      <ol className="numbered">
        {stepsAfter[after](i18n).map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

/** The way back to the hours of the home, where the enquiry was sent from a page that has them. */
function HoursLink() {
  const {i18n} = useSite()
  // The server does not know where this tab comes from.
  const path = useSyncExternalStore(
    () => () => {},
    pageWithHours,
    () => '',
  )
  useEffect(() => forgetHours, [])
  return path ? (
    <p>
      <Link className="button" href={`${path}#viewing`}>
        {i18n._('Choose an hour for a viewing')}
      </Link>
    </p>
  ) : null
}

export default definePage<Download | null>({load, Page: ThankYou})
