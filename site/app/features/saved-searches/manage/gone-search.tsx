import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'

/** The private page of a saved search that was deleted: old mails still link to it. */
export function GoneSearch() {
  const {i18n} = useSite()
  return (
    <section className="saved-search wrap">
      <div className="saved-search__words">
        <h1>{i18n._('There is no saved search here')}</h1>
        <p className="lead">
          {i18n._('It was deleted, or never confirmed. No emails are sent for it.')}
        </p>
        <p className="actions">
          <Link className="button button--primary" href="/properties">
            {i18n._('Search properties')}
          </Link>
        </p>
      </div>
    </section>
  )
}
