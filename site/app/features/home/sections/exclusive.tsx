/** Homes that only the agency offers, as a spread of a magazine; several take turns. */

import {Carousel} from '#kit/carousel/carousel.tsx'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {englishOf, FactList, permitOf, placeOf} from '#trade/property/facts.tsx'
import {Price} from '#trade/property/price.tsx'
import {propertyPath} from '#trade/property/property-path.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'

/**
 * The picture is as wide as the window, in the form of `<img sizes>`. A phone gets half of it: its
 * pixels are so fine that twice the picture would be three times the bytes and not to be seen.
 */
export const ON_SMALL = '(min-width: 40em) 100vw, 49vw'

/** Spec section 9: 7 s. */
const INTERVAL = 7000

export function Exclusive({properties}: {properties: Property[]}) {
  const {i18n} = useSite()
  if (properties.length === 0) return null
  const spreads = properties.map(property => <Spread key={property.slug} property={property} />)
  return (
    <div className="exclusive">
      {spreads.length === 1 ? (
        spreads
      ) : (
        <Carousel label={i18n._('Exclusive properties')} layout="one" interval={INTERVAL}>
          {spreads}
        </Carousel>
      )}
    </div>
  )
}

function Spread({property}: {property: Property}) {
  const {i18n} = useSite()
  const {name, slug, main_images, pictures, short_description} = property
  const [main, detail] = main_images
  const permit = permitOf(property)
  return (
    <article className="spread" aria-label={name}>
      <div className="spread__main">
        {main && (
          <Picture path={main} pictures={pictures} sizes={`(min-width: 56em) 58vw, ${ON_SMALL}`} />
        )}
      </div>
      <div className="spread__words">
        <p className="eyebrow">{i18n._('Exclusive')}</p>
        <h2 {...otherLanguage(englishOf(property, 'name'))}>{name}</h2>
        <p className="spread__place">{placeOf(property)}</p>
        {short_description && (
          <p className="spread__text" {...otherLanguage(englishOf(property, 'short_description'))}>
            {short_description}
          </p>
        )}
        <FactList className="spread__facts" property={property} />
        <p className="spread__price figures">
          <Price property={property} />
        </p>
        <p className="spread__link">
          <Link className="button button--primary" href={propertyPath(slug)}>
            {i18n._('View the property')}
            <span className="visually-hidden">: {name}</span>
          </Link>
        </p>
        {permit && (
          <p className="spread__permit">
            {i18n._('Permit')} <span className="figures">{permit}</span>
          </p>
        )}
      </div>
      {detail && (
        <div className="spread__detail">
          <Picture path={detail} pictures={pictures} sizes="26vw" />
        </div>
      )}
    </article>
  )
}
