/** The section of a page that offers free hours: its widget is fetched when it is near. */
import {BOOK_VIEWING} from '#trade/viewing/paths.ts'
import {useSite, useWidgetAttributes} from '../../core/site-context.tsx'
import {Island, lazyElement} from '../../islands/island.tsx'
import {Link} from '../../ui/link.tsx'
import type {Named} from './load-hours.ts'
import {SentOffer} from './sent-offer.tsx'

const viewing = lazyElement(
  'ocp-viewing',
  'near',
  () => import('../../../../widgets/viewing/element.ts'),
)

export function ViewingSection({slug, agent}: Named) {
  const {i18n} = useSite()
  const named: Record<string, string> = slug ? {slug} : {agent: agent ?? ''}
  return (
    <section
      className="viewing-section wrap"
      id={VIEWING_SECTION}
      aria-label={i18n._('Choose an hour for a viewing')}
    >
      <Island element={viewing} attributes={{...useWidgetAttributes(), ...named}} />
      <noscript>
        <Link className="button" href={`${BOOK_VIEWING}?${new URLSearchParams(named)}`}>
          {i18n._('Choose an hour for a viewing')}
        </Link>
      </noscript>
      <SentOffer />
    </section>
  )
}

export const VIEWING_SECTION = 'viewing'
