/** Shows that requests or a navigation are pending (spec section 2, 'A loading spinner'). */
import {useSyncExternalStore} from 'react'
import {inFlight} from '#kit/api-client/activity.ts'
import {useSite} from '../core/site-context.tsx'

export function BusyBar({isNavigating}: {isNavigating: boolean}) {
  const {i18n} = useSite()
  const requests = useSyncExternalStore(
    changed => inFlight.subscribe(changed),
    () => inFlight.value,
    // Not the server's own requests: those are of all its visitors.
    () => 0,
  )
  if (!isNavigating && requests === 0) return null
  return (
    <div className="busy" role="progressbar" aria-label={i18n._('Loading')}>
      <span className="spinner" />
    </div>
  )
}
