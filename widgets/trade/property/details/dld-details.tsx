/** Facts that the Land Department requires, set like a document (spec section 2, 'DLD DETAILS'). */
import {useServices} from '#kit/core/view/use-services.ts'
import {useAgency} from '../../agency/use-agency.ts'
import {isDemonstrationPermit} from './demonstration-permit.ts'
import {formatDay} from './format-day.ts'
import {type Advertised, hasDldDetails} from './has-section.ts'
import {Fact} from './unit-facts.tsx'

export function DldDetails({property}: {property: Advertised}) {
  const {i18n, locale, media} = useServices()
  const details = property.dld_details
  if (!details || !hasDldDetails(property)) return null
  return (
    <section className="property-section property-dld" id="dld">
      <h2 className="property-section__heading">{i18n._('DLD DETAILS')}</h2>
      <div className="property-dld__document">
        <dl className="property-facts property-facts--rows">
          <Fact label={i18n._('Reference')}>{details.reference}</Fact>
          <Fact label={i18n._('Listed')}>{formatDay(locale, details.listed)}</Fact>
          <Fact label={i18n._('Broker ORN')}>{details.broker_orn}</Fact>
          <Fact label={i18n._('Agent BRN')}>{details.agent_brn}</Fact>
          <Fact label={i18n._('DLD Permit Number')}>{details.permit_number}</Fact>
        </dl>
        {details.dld_qr && (
          <img
            className="property-dld__code"
            // Far below what is seen first.
            fetchPriority="low"
            src={media(details.dld_qr)}
            alt={i18n._('QR code of the permit')}
            width={152}
            height={152}
          />
        )}
      </div>
      <DemonstrationNote permit={details.permit_number} />
    </section>
  )
}

function DemonstrationNote({permit}: {permit?: string}) {
  const {i18n, page} = useServices()
  const agency = useAgency()
  if (!permit || !isDemonstrationPermit(permit, agency)) return null
  return (
    <p className="property-dld__note">
      {i18n._('This is a demonstration permit, and so is its code.')}{' '}
      <a href={page(`/dld-demo?permit=${encodeURIComponent(permit)}`)}>
        {i18n._('What the code opens')}
      </a>
    </p>
  )
}
