/** A builder in the list: its sign, its name, a line of what it builds. */

import {otherLanguage} from '#kit/i18n/locale.ts'
import {englishOf} from '#trade/property/facts.tsx'
import {builderPath} from '#trade/property/property-path.ts'
import {useSite} from '../../../core/site-context.tsx'
import {CARD_SIZES} from '../../../ui/card-sizes.ts'
import {Link} from '../../../ui/link.tsx'
import {BuilderMark} from '../builder-mark.tsx'
import type {BuilderEntry} from '../load.ts'

export function BuilderCard({builder, first}: {builder: BuilderEntry; first: boolean}) {
  const {i18n} = useSite()
  const {name, slug, image, pictures, line, projects} = builder
  return (
    <article className="card builder-card" aria-label={name}>
      <BuilderMark
        name={name}
        image={image}
        pictures={pictures}
        first={first}
        sizes={CARD_SIZES}
        alt=""
      />
      <div className="card__words">
        <h2 className="card__name" {...otherLanguage(englishOf(builder, 'name'))}>
          {slug ? (
            <Link className="card__link" href={builderPath(slug)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {line && (
          <p className="builder-card__line" {...otherLanguage(englishOf(builder, 'about'))}>
            {line}
          </p>
        )}
        {projects ? (
          <p className="builder-card__count">
            {i18n._('{count, plural, one {# project} other {# projects}}', {count: projects})}
          </p>
        ) : null}
      </div>
    </article>
  )
}
