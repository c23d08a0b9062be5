import {useSite} from '../../core/site-context.tsx'
import {Arch} from '../../ui/arch.tsx'
import {Doorway} from '../../ui/doorway.tsx'
import {Link} from '../../ui/link.tsx'
import {WayOn} from '../../ui/next-links.tsx'

export function EmptyShortlist() {
  const {i18n} = useSite()
  return (
    <WayOn
      className="shortlist-empty"
      eyebrow={<p className="eyebrow">{i18n._('Shortlist')}</p>}
      heading={i18n._('No home is marked yet')}
      lead={i18n._(
        'Press the heart on a home, and it waits for you here: on this device, without an account.',
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
