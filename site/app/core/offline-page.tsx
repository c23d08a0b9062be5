/** The page for a lost connection. Its script is `../startup/offline-page.ts`. */
import {OFFLINE} from '#kit/api-client/errors.ts'
import {IS_OFFLINE, RETRY, TYPED_TEXT} from '../startup/offline-page.ts'
import {ReachUs} from '../ui/contact-agency.tsx'
import {BarePage} from './bare-page.tsx'
import {useSite} from './site-context.tsx'

export function OfflinePage() {
  const {i18n} = useSite()
  return (
    <BarePage
      eyebrow={
        <p className="eyebrow" id={IS_OFFLINE} hidden>
          {i18n._(OFFLINE)}
        </p>
      }
      heading={i18n._('Out of reach for a moment')}
      lead={i18n._('The connection is lost. This page opens by itself as soon as it is back.')}
    >
      <p id={TYPED_TEXT} hidden>
        {i18n._('What you have typed is kept, and will be here again.')}
      </p>
      <p>{i18n._('A call needs no Internet.')}</p>
      <p className="actions">
        <button className="button button--primary" type="button" id={RETRY}>
          {i18n._('Try again')}
        </button>
        <ReachUs />
      </p>
    </BarePage>
  )
}
