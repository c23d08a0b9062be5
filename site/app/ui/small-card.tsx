/** A small card of a home: a listing of an agent, or a project of a builder (spec section 2). */
import type {ReactNode} from 'react'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {englishOf} from '#trade/property/facts.tsx'
import {CARD_SIZES} from './card-sizes.ts'
import {Link} from './link.tsx'

interface SmallCardProps {
  home: Property
  /** The path of a page of its slug; without one the name is no link. */
  pathOf: (slug: string) => string
  /** Above the name. */
  above?: ReactNode
  /** Below the name. */
  children: ReactNode
}

export function SmallCard({home, pathOf, above, children}: SmallCardProps) {
  const {name, slug, main_images, pictures} = home
  const [picture] = main_images
  return (
    <article className="card" aria-label={name}>
      <div className="card__picture">
        {picture ? (
          <Picture path={picture} pictures={pictures} sizes={CARD_SIZES} />
        ) : (
          <span className="project-card__blank" />
        )}
      </div>
      <div className="card__words">
        {above}
        <h3 className="card__name" {...otherLanguage(englishOf(home, 'name'))}>
          {slug ? (
            <Link className="card__link" href={pathOf(slug)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {children}
      </div>
    </article>
  )
}
