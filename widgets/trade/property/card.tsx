/** A property in a list: picture first, then price, name, one line of facts, place and permit. */
import type {ComponentType} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '../contract/entities.ts'
import type {RentPeriod} from '../contract/rent.ts'
import {useMoney} from '../money/use-money.ts'
import {FactList, inEnglish, permitOf, placeOf} from './facts.tsx'
import {Heart} from './heart.tsx'
import {Price, priceText} from './price.tsx'
import {useHomeLink} from './use-home-link.ts'

export interface PropertyCardProps {
  property: Property
  /** How wide its picture is shown, as in `<img sizes>`. */
  sizes: string
  /** In the first screen. */
  first?: boolean
  /** In the first row. */
  eager?: boolean
  /** The heading's level, below that of the list. */
  level?: 2 | 3
  /** Shows several pictures to swipe through; without it there is the first one. */
  Pictures?: ComponentType<PropertyCardProps>
  /** A partner's page of one home, as in the attribute `details-url`. */
  detailsUrl?: string
  /** The period for which rents in a list are compared; a year by default. */
  period?: RentPeriod
}

type NewPriceProps = Pick<PropertyCardProps, 'property'>

export function PropertyCard(props: PropertyCardProps) {
  const {property, level = 3, Pictures, detailsUrl, period} = props
  const {i18n} = useServices()
  const homeLink = useHomeLink(detailsUrl)
  const {name, slug, main_images, pictures} = property
  const Heading = `h${level}` as const
  const picture = main_images?.[0]
  const permit = permitOf(property)
  return (
    <article className="card" aria-label={name}>
      <div className="card__picture">
        {Pictures ? (
          <Pictures {...props} />
        ) : (
          picture && <Picture {...props} path={picture} pictures={pictures} />
        )}
      </div>
      {property.price_changed && <NewPrice property={property} />}
      <div className="card__words">
        <p className="card__price figures">
          <Price property={property} period={period} />
        </p>
        <Heading className="card__name" {...inEnglish(property, 'name')}>
          <a className="card__link" {...homeLink(property)}>
            {name}
          </a>
        </Heading>
        <FactList className="card__facts" property={property} />
        <p className="card__place">{placeOf(property)}</p>
        {permit && (
          <p className="card__permit">
            {i18n._('Permit')} <bdi className="figures">{permit}</bdi>
          </p>
        )}
      </div>
      <Heart slug={slug} name={name} />
    </article>
  )
}

/** Says that the price has changed lately; the price before stands in the label where it was higher. */
function NewPrice({property: {about, price_before: price = 0, price_period}}: NewPriceProps) {
  const {i18n} = useServices()
  const before = priceText({about: {price}, price_period}, i18n, useMoney())
  return (
    <p className="card__new">
      {i18n._('New price')}
      {price > (about.price ?? price) && (
        <span className="visually-hidden">{` · ${i18n._('previously')} ${before}`}</span>
      )}
    </p>
  )
}
