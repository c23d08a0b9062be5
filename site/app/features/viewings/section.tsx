/** The section of a page that offers free hours: a static one, see `useViewingSection`. */
import {BOOK_VIEWING} from '#trade/viewing/paths.ts'
import {useSite, useWidgetAttributes} from '../../core/site-context.tsx'
import {Island} from '../../islands/island.tsx'
import {Link} from '../../ui/link.tsx'
import type {Named} from './load-hours.ts'
import {viewingHours} from './viewing-island.ts'

export function ViewingSection({slug, agent}: Named) {
  const {i18n} = useSite()
  const named: Record<string, string> = slug ? {slug} : {agent: agent ?? ''}
  const words = slug ? i18n._('Choose an hour for a viewing') : i18n._('Choose a time to meet')
  return (
    <section className="viewing-section wrap" id="viewing" tabIndex={-1} aria-label={words}>
      <Island element={viewingHours} attributes={{...useWidgetAttributes(), ...named}} />
      <noscript>
        <Link className="button" href={`${BOOK_VIEWING}?${new URLSearchParams(named)}`}>
          {words}
        </Link>
      </noscript>
      <p className="viewing-offer" role="status" data-words={words} data-close={i18n._('Close')} />
    </section>
  )
}
