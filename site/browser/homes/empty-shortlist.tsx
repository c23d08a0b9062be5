import {Arch} from '../motif/arch.tsx'
import {Doorway} from '../motif/doorway.tsx'
import {useSite} from '../site-context.tsx'

export function EmptyShortlist() {
  const {i18n} = useSite()
  return (
    <section className="shortlist-empty missing wrap">
      <div className="missing__words">
        <p className="eyebrow">{i18n._('Shortlist')}</p>
        <h1>{i18n._('No home is marked yet')}</h1>
        <p className="lead">
          {i18n._(
            'Press the heart on a home, and it waits for you here: on this device, without an account.',
          )}
        </p>
        <p className="actions">
          <a className="button button--primary" href="/properties">
            {i18n._('Our Properties')}
          </a>
          <a className="button button--quiet" href="/contact-us">
            {i18n._('Speak with us')}
          </a>
        </p>
      </div>
      <div className="missing__window">
        <Arch screen="high">
          <Doorway />
        </Arch>
      </div>
    </section>
  )
}
