import {propertyDetail} from '../../../../../widgets/shared/api/contract.ts'
import {type Download, downloadOf} from '../../../../../widgets/shared/enquiry/download.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Arch} from '../../../ui/arch.tsx'
import {ReachUs} from '../../../ui/contact-agency.tsx'
import {Doorway} from '../../../ui/doorway.tsx'
import {Link} from '../../../ui/link.tsx'
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

function ThankYou({data}: {data: Download | null}) {
  const {i18n, path} = useSite()
  const isSubscription = path.includes('?newsletter')
  return (
    <section className="thanks wrap">
      <div className="thanks__words">
        <h1>{i18n._('Thank you')}</h1>
        <p className="lead">
          {isSubscription
            ? i18n._('You are on the list. The next letter from Dubai is yours, too.')
            : i18n._('Your message has reached us, and a specialist is reading it.')}
        </p>
        <Delivery offered={data} />
        {!isSubscription && <NextSteps />}
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

function NextSteps() {
  const {i18n} = useSite()
  const steps = [
    i18n._('We look for the specialist who knows your part of Dubai best.'),
    i18n._('You hear from us within one working day, by phone or by email.'),
    i18n._('Is it urgent? Call us, or send a message on WhatsApp.'),
  ]
  return (
    <>
      <h2 className="thanks__next">{i18n._('What happens next')}</h2>
      <ol className="numbered">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

export default definePage<Download | null>({load, Page: ThankYou})
