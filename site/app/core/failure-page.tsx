/** The page of a failed page: words, a phone number, a way home. It needs no script and no data. */
import {PhoneLink} from '../ui/contact-agency.tsx'
import {Link} from '../ui/link.tsx'
import {BarePage} from './bare-page.tsx'
import {useSite} from './site-context.tsx'

export function FailurePage() {
  const {i18n} = useSite()
  return (
    <BarePage
      heading={i18n._('Something went wrong')}
      lead={i18n._('The fault is ours. Please try again in a moment, or call us.')}
    >
      <p className="actions">
        <Link className="button button--primary" href="/">
          {i18n._('Back to the home page')}
        </Link>
        <PhoneLink />
      </p>
    </BarePage>
  )
}
