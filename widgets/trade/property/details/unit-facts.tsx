/** The unit summary of the specification (section 2, 'Unit summary'), and the rows of tables like it. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {type Locale, otherLanguage} from '#kit/i18n/locale.ts'
import type {Property} from '../../contract/entities.ts'
import {bedroomsOf, englishOf} from '../facts.tsx'
import {Price} from '../price.tsx'

interface UnitFactsProps {
  property: Property
  /** One home has one price; without this it is where the prices of many begin. */
  isOneHome?: boolean
}

/** The four that the specification names. */
export function UnitFacts({property, isOneHome = false}: UnitFactsProps) {
  const {i18n} = useServices()
  const {about, builder_community} = property
  return (
    <>
      <Fact label={isOneHome ? i18n._('Price') : i18n._('Starting Price')}>
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
