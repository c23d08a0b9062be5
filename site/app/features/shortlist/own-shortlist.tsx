/** The shortlist of this device. A home whose heart is taken back stays until the page is left. */
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {useSite} from '../../core/site-context.tsx'
import {focusPage} from '../../navigation/scroll-to-top.ts'
import type {Homes} from '../../records/load-homes.ts'
import {Arch} from '../../ui/arch.tsx'
import {Doorway} from '../../ui/doorway.tsx'
import {Link} from '../../ui/link.tsx'
import {WayOn} from '../../ui/next-links.tsx'
import {useDeviceList} from './device/device-list.ts'
import {shortlistOnDevice} from './device/lists.ts'
import {takeAway} from './device/shortlist.ts'
import {HomeGrid} from './home-grid.tsx'
import {SendList} from './share-list.tsx'
import {ShortlistHead} from './shortlist-head.tsx'
import {GoneHomes} from './unavailable-homes.tsx'
import {useHomes} from './use-homes.ts'

export function OwnShortlist({found, origin}: {found: Homes; origin: string}) {
  const {i18n} = useSite()
  const kept = useDeviceList(shortlistOnDevice)
  const {homes, failed, isLoading, retry, ...list} = useHomes(kept, found)

  if (kept === null) return <Unread />
  if (kept.length === 0 && homes.length === 0) return <EmptyShortlist />
  if (homes.length === 0 && isLoading) return <Waiting count={kept.length} />
  const gone = list.gone.filter(slug => kept.includes(slug))
  const isKept = ({slug}: {slug: string}) => kept.includes(slug)
  return (
    <section className="shortlist wrap">
      <ShortlistHead
        heading={i18n._('Your shortlist')}
        lead={i18n._('Kept on this device, without an account.')}
        count={kept.length}
      >
        <SendList path="/shortlist" homes={homes.filter(isKept)} origin={origin} />
      </ShortlistHead>
      <HomeGrid homes={homes} />
      {failed.length > 0 && <Unavailable retry={retry} />}
      <GoneHomes slugs={gone} takeAway={forget} />
    </section>
  )
}

/** Its button goes with it. */
function forget(slug: string) {
  focusPage()
  takeAway(slug)
}

/**
 * The server does not know what a device keeps. A script in the document's head does, before anything
 * is painted, and chooses between these two (`device/note-empty.ts`).
 */
const Unread = () => (
  <div className="shortlist-unread">
    <Waiting />
    <EmptyShortlist Heading="h2" />
  </div>
)

/** A placeholder until the device's storage was read, and then its homes. */
function Waiting({count = 3}: {count?: number}) {
  const {i18n} = useSite()
  return (
    <section className="shortlist wrap" aria-busy="true">
      <ShortlistHead
        heading={i18n._('Your shortlist')}
        lead={i18n._('Kept on this device, without an account.')}
      />
      <noscript>
        <div className="shortlist__words">
          <p>
            {i18n._(
              'Your browser keeps your shortlist, which needs JavaScript. A list that someone has shared with you opens without it.',
            )}
          </p>
          <p className="actions">
            <Link className="button button--primary" href="/properties">
              {i18n._('Our Properties')}
            </Link>
          </p>
        </div>
      </noscript>
      <ul className="homes__grid homes__grid--waiting" aria-hidden="true">
        {Array.from({length: count}, (_, place) => `place ${place}`).map(place => (
          <li key={place}>
            <div className="skeleton homes__picture" />
            <div className="skeleton homes__line" />
            <div className="skeleton homes__line homes__line--short" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function EmptyShortlist({Heading = 'h1'}: {Heading?: 'h1' | 'h2'}) {
  const {i18n} = useSite()
  return (
    <WayOn
      className="shortlist-empty"
      eyebrow={<p className="eyebrow">{i18n._('Shortlist')}</p>}
      heading={i18n._('Your shortlist is waiting')}
      Heading={Heading}
      lead={i18n._(
        'Press the heart on a home and it will be here, on this device, whenever you return. No account needed.',
      )}
      window={
        <Arch screen="high">
          <Doorway />
        </Arch>
      }
    >
      <p className="actions">
        <Link className="button button--primary" href="/properties">
          {i18n._('Our Properties')}
        </Link>
        <Link className="button button--quiet" href="/contact-us">
          {i18n._('Speak with us')}
        </Link>
      </p>
    </WayOn>
  )
}
