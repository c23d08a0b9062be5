/** The still part of the page of all builders. */
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'
import type {BuilderEntry} from '../load.ts'
import {BuilderCard} from './builder-card.tsx'

/** In the first screen of a desktop. */
const EAGER_CARDS = 3

export function Builders({builders}: {builders: BuilderEntry[]}) {
  const {i18n} = useSite()
  return (
    <section className="builders wrap">
      <div className="builders__head">
        <h1>{i18n._('Builders')}</h1>
        <p className="lead">
          {i18n._(
            'How a home ages depends on who built it. These are the names we work with, and why.',
          )}
        </p>
      </div>
      {builders.length > 0 ? (
        <ul className="card-grid card-grid--whole">
          {builders.map((builder, index) => (
            <li key={builder.slug ?? builder.name}>
              <BuilderCard builder={builder} first={index < EAGER_CARDS} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="builders__none">
          <p>
            {i18n._('Ask us about a builder: we know their sites, their plans and their dates.')}
          </p>
          <p className="actions">
            <Link className="button button--primary" href="/properties">
              {i18n._('Our Properties')}
            </Link>
            <Link className="button button--quiet" href="/contact-us">
              {i18n._('Contact Us')}
            </Link>
          </p>
        </div>
      )}
    </section>
  )
}
