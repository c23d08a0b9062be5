/** The words of the page that books an hour, where there is none to choose. */
import {useSite} from '../../../core/site-context.tsx'
import {ReachUs} from '../../../ui/contact-agency.tsx'
import {Link} from '../../../ui/link.tsx'

/** An address without its parameters. */
export function NothingNamed() {
  const {i18n} = useSite()
  return (
    <>
      <p>{i18n._('Choose a home, or a specialist, whose free hours you would like to see.')}</p>
      <p className="actions">
        <Link className="button button--primary" href="/properties">
          {i18n._('Search properties')}
        </Link>
        <Link className="button" href="/team">
          {i18n._('Find A Specialist')}
        </Link>
      </p>
    </>
  )
}

export function NoHours() {
  const {i18n} = useSite()
  return (
    <>
      <p>
        {i18n._(
          'No hour is free in the next days. Tell us when it suits you, and we will arrange it.',
        )}
      </p>
      <p className="actions">
        <Link className="button button--primary" href="/contact-us">
          {i18n._('Contact us')}
        </Link>
        <ReachUs />
      </p>
    </>
  )
}
