/** A listing of an agent: image, price, name, address (spec section 2, 'Team'). */

import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {englishOf, placeOf} from '#trade/property/facts.tsx'
import {Price} from '#trade/property/price.tsx'
import {propertyPath} from '#trade/property/property-path.ts'
import {Link} from '../../../ui/link.tsx'

const SIZES = '(min-width: 80em) 379px, (min-width: 60em) 30vw, (min-width: 40em) 45vw, 92vw'

export function ListingCard({property}: {property: Property}) {
  const {name, slug, about, main_images, pictures} = property
  const [picture] = main_images
  const address = about.address || placeOf(property)
  return (
    <article className="card" aria-label={property.name}>
      <div className="card__picture">
        {picture ? (
          <Picture path={picture} pictures={pictures} sizes={SIZES} />
        ) : (
          <span className="project-card__blank" />
        )}
      </div>
      <div className="card__words">
        <p className="card__price figures">
          <Price property={property} />
        </p>
        <h3 className="card__name" {...otherLanguage(englishOf(property, 'name'))}>
          {slug ? (
            <Link className="card__link" href={propertyPath(slug)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {address && (
          <p className="card__place" {...otherLanguage(englishOf(property, 'about.address'))}>
            {address}
          </p>
        )}
      </div>
    </article>
  )
}
