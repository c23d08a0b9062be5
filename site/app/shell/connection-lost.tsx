/**
 * Says that a page could not be had, on the page that stays (spec section 8). It is no toast, whose
 * code may not be here, and it stays until the connection is back or another page is shown.
 */
import {OFFLINE} from '#kit/api-client/errors.ts'
import {useSite} from '../core/site-context.tsx'

export function ConnectionLost() {
  const {i18n} = useSite()
  return (
    <p className="connection" role="alert">
      {i18n._(OFFLINE)}
    </p>
  )
}
