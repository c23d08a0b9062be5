import {useServices} from '#kit/core/view/use-services.ts'
import {useShortlist} from './heart.tsx'

/**
 * Marks live as long as this page; the agency's own page shows and sends them.
 * @csspart shortlist-link - The link to the homes that a visitor has marked.
 */
export function ShortlistLink() {
  const {i18n, page} = useServices()
  const slugs = useShortlist()
  if (slugs.length === 0) return null
  const address = page(`/shortlist?properties=${slugs.map(encodeURIComponent).join(',')}`)
  return (
    <p className="after">
      <a className="button button--quiet" part="shortlist-link" href={address}>
        {`${i18n._('Shortlist')} (${slugs.length})`}
      </a>
    </p>
  )
}
