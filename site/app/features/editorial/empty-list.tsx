/** Replaces a list of articles that is empty or failed to load. */

import {useSite} from '../../core/site-context.tsx'
import {NothingHere} from '../../ui/empty-state.tsx'
import {Link} from '../../ui/link.tsx'

interface NothingToReadProps {
  failed: boolean
  /** The message when they failed to load. */
  lost: string
  /** The message for an empty list. */
  none: string
  /** A link to something to read meanwhile. */
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
