/** In place of a list of articles: because there are none, or because they failed to load. */

import {useSite} from '../../core/site-context.tsx'
import {NothingHere} from '../../ui/empty-state.tsx'
import {Link} from '../../ui/link.tsx'

interface NothingToReadProps {
  failed: boolean
  /** The message when they failed to load. */
  lost: string
  /** What is said when there are none. */
  none: string
  /** Where there is something to read meanwhile. */
  other: {href: string; name: string}
}

export function NothingToRead({failed, lost, none, other}: NothingToReadProps) {
  const {i18n} = useSite()
  return (
    <NothingHere failed={failed} text={failed ? lost : none}>
      <Link className="button button--quiet" href={other.href}>
        {other.name}
      </Link>
      <Link className="button button--quiet" href="/properties">
        {i18n._('All properties')}
      </Link>
    </NothingHere>
  )
}
