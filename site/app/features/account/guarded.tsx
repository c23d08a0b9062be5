/**
 * The screen in front of a guarded page. The session is in the browser's storage, so the server and
 * the first render show this; then the page, or the way to where the visitor belongs.
 */
import {type ReactNode, useEffect, useState} from 'react'
import {useSite} from '../../core/site-context.tsx'
import type {Admission} from '../../shared-with-server/routes.ts'
import {guard, signedIn} from './session.ts'

export function Guarded({admits, children}: {admits: Admission; children: ReactNode}) {
  const {i18n} = useSite()
  const [isAdmitted, setAdmitted] = useState(false)

  useEffect(() => {
    const elsewhere = guard(signedIn(), admits)
    if (elsewhere) location.replace(elsewhere)
    else setAdmitted(true)
  }, [admits])

  if (isAdmitted) return children
  return (
    <section className="wrap notice-page" aria-busy="true">
      <span className="spinner" aria-hidden="true" />
      <p role="status">{i18n._('One moment: we are checking who is signed in.')}</p>
    </section>
  )
}
