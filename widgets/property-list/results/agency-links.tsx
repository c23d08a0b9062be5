/** Ways from a partner's page to the agency's. */
import {useServices} from '../../shared/core/view/use-services.ts'
import {useShortlist} from '../../shared/property/use-shortlist.ts'
import {useList} from '../context.ts'

/** Below a few homes: all of them. */
export function AllLink() {
  const {i18n} = useServices()
  const {listQuery, addressOf, results} = useList()
  if (results?.total === 0) return <div className="after" />
  return (
    <p className="after">
      <a
        className="button"
        part="all-link"
        href={addressOf({query: listQuery.query, view: 'list'})}
      >
        {i18n._('All properties')}
      </a>
    </p>
  )
}

/** What was marked lives as long as this page; the agency's own shows and sends it. */
export function ShortlistLink() {
  const {i18n, page} = useServices()
  const slugs = useShortlist()
  if (slugs.length === 0) return null
  const address = page(`/shortlist?properties=${slugs.map(encodeURIComponent).join(',')}`)
  return (
    <p className="after">
      <a className="button button--quiet" part="shortlist-link" href={address}>
        {i18n._('Shortlist')} ({slugs.length})
      </a>
    </p>
  )
}
