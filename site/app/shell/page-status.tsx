/** Parts of the shell that tell about the page itself: that it is loading, changed, or out of reach. */
import {useSyncExternalStore} from 'react'
import {inFlight} from '#kit/api-client/activity.ts'
import {OFFLINE} from '#kit/api-client/errors.ts'
import {useSite} from '../core/site-context.tsx'
import type {Arrival} from '../navigation/router.tsx'

/** Shows that requests or a navigation are pending (spec section 2, 'A loading spinner'). */
export function BusyBar({isNavigating}: {isNavigating: boolean}) {
  const {i18n} = useSite()
  const requests = useSyncExternalStore(
    changed => inFlight.subscribe(changed),
    () => inFlight.value,
    // The server's own requests do not count: those are of all its visitors.
    () => 0,
  )
  if (!isNavigating && requests === 0) return null
  return (
    // A live region needs no landmark around it, as a sign over all of the page has none.
    <div className="busy" role="status">
      <span className="spinner" role="progressbar" aria-label={i18n._('Loading')} />
    </div>
  )
}

/** Says the title of a page that was changed to in place, as a browser does for a document. */
export const Announcement = ({title, count}: Arrival) => (
  <p className="visually-hidden" role="status">
    {/* A new element each time: two pages may have one title. */}
    <span key={count}>{title}</span>
  </p>
)

/**
 * Says that a page could not be had, on the page that stays (spec section 8). It is no toast, whose
 * code may not be here, and it stays until the connection is back or another page is shown.
 */
export function ConnectionLost() {
  const {i18n} = useSite()
  return (
    <p className="connection" role="alert">
      {i18n._(OFFLINE)}
    </p>
  )
}

/**
 * Stands before the page that is left while the next one takes its time: that page stays below, so
 * that it is there again, as it was left, if the next one does not come. Styles choose the shape by
 * the path: trail, picture, name, line, row, cards.
 */
export const PageSkeleton = ({path}: {path: string}) => (
  <div className="page-skeleton" data-path={path} aria-hidden="true">
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
  </div>
)
