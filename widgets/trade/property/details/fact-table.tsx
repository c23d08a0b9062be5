/** The facts of a property between hairlines (spec section 2, 'Unit summary'). */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {type Locale, otherLanguage} from '#kit/i18n/locale.ts'
import type {Property} from '../../contract/entities.ts'
import {useMoney} from '../../money/use-money.ts'
import {areaOf, bedroomsOf, englishOf, referenceOf} from '../facts.tsx'
import {Price} from '../price.tsx'
import {formatDay} from './format-day.ts'

export function FactTable({property}: {property: Property}) {
  const {i18n, locale} = useServices()
  const {units} = useMoney()
  const {bathrooms, listed, dld_details} = property
  return (
    <dl className="property-facts">
      <UnitFacts property={property} />
      <Fact label={i18n._('Bathrooms')}>{bathrooms}</Fact>
      <Fact label={i18n._('Area')}>{areaOf(property, i18n, units)}</Fact>
      <Fact label={i18n._('Reference')}>{referenceOf(property)}</Fact>
      <Fact label={i18n._('Listed')}>{formatDay(locale, listed ?? dld_details?.listed)}</Fact>
    </dl>
  )
}

/** The four that the specification names. */
export function UnitFacts({property}: {property: Property}) {
  const {i18n} = useServices()
  const {about, builder_community} = property
  return (
    <>
      <Fact label={i18n._('Starting Price')}>
        <Price property={property} />
      </Fact>
      <Fact label={i18n._('Community')} lang={englishOf(property, 'builder_community')}>
        {builder_community}
      </Fact>
      <Fact label={i18n._('Bedrooms')}>{bedroomsOf(property, i18n)}</Fact>
      <Fact label={i18n._('Type')} lang={englishOf(property, 'about.type')}>
        {about?.type}
      </Fact>
    </>
  )
}

/** Unknown facts of a record have no row. */
export function Fact({label, lang, children}: {label: string; lang?: Locale; children: ReactNode}) {
  if (children === undefined || children === null || children === '') return null
  return (
    <div className="property-facts__fact">
      <dt>{label}</dt>
      <dd {...otherLanguage(lang)}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
