/** The page of a failed page: words, a phone number, a way home. It needs no script and no data. */
import {phoneLink} from '#trade/agency/agency.ts'
import {Wordmark} from '../shell/wordmark.tsx'
import {Arch} from '../ui/arch.tsx'
import {Link} from '../ui/link.tsx'
import {useSite} from './site-context.tsx'

export function FailurePage() {
  const {i18n, agency} = useSite()
  return (
    <>
      <header className="header">
        <div className="header__main wrap">
          <Wordmark />
        </div>
      </header>
      <main id="content">
        <section className="missing wrap">
          <div className="missing__words">
            <h1>{i18n._('Something went wrong')}</h1>
            <p className="lead">
              {i18n._('The fault is ours. Please try again in a moment, or call us.')}
            </p>
            <p className="actions">
              <Link className="button button--primary" href="/">
                {i18n._('Back to the home page')}
              </Link>
              <a className="button button--quiet figures" href={phoneLink(agency.phone)}>
                {agency.phone}
              </a>
            </p>
          </div>
          <div className="missing__window">
            <Arch screen="whole" />
          </div>
        </section>
      </main>
    </>
  )
}
