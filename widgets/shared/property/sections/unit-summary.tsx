/** The four facts of a project's homes (spec section 2, 'Unit summary'). */
import type {Property} from '../../api/entities.ts'
import {useServices} from '../../element/use-services.ts'
import {bedroomsOf, englishOf} from '../facts.tsx'
import {Price} from '../price.tsx'
import {Fact} from './fact-table.tsx'

export function UnitSummary({property}: {property: Property}) {
  const {i18n} = useServices()
  const {about, builder_community} = property
  return (
    <section className="property-section unit-summary" id="summary">
      <h2 className="property-section__heading">{i18n._('Unit summary')}</h2>
      <dl className="property-facts unit-summary__facts">
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
      </dl>
    </section>
  )
}
