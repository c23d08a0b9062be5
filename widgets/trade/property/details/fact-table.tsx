/** The facts in the head of a property's page, between hairlines. */
import {useServices} from '#kit/core/view/use-services.ts'
import {ownPrice} from '../../area-prices/own-price.ts'
import type {Property} from '../../contract/entities.ts'
import {isRent} from '../../contract/rent.ts'
import {RateNote} from '../../money/amount.tsx'
import {pricePerUnit} from '../../money/area.ts'
import {useMoney} from '../../money/use-money.ts'
import {areaOf, referenceOf} from '../facts.tsx'
import {FactGroups} from '../particulars/fact-groups.tsx'
import {priceText} from '../price.tsx'
import {formatDay} from './format-day.ts'
import {Fact, UnitFacts} from './unit-facts.tsx'

/**
 * The unit summary of a property's page, and what else its record knows: each figure of the head stands here
 * and nowhere else in it.
 */
export function FactTable({property}: {property: Property}) {
  const {i18n, locale} = useServices()
  const {units} = useMoney()
  const {bathrooms, listed, dld_details, project} = property
  return (
    <>
      <dl className="property-facts property-facts--head">
        <UnitFacts property={property} isOneHome={project === false} />
        <Fact label={i18n._('Bathrooms')}>{bathrooms}</Fact>
        <Fact label={i18n._('Area')}>{areaOf(property, i18n, units)}</Fact>
        <PricePerArea property={property} />
        <Fact label={i18n._('Reference')}>{referenceOf(property)}</Fact>
        <Fact label={i18n._('Listed')}>{formatDay(locale, listed ?? dld_details?.listed)}</Fact>
      </dl>
      <FactGroups property={property} />
      <RateNote />
    </>
  )
}

/** Only of one home: in a project each has its own. */
function PricePerArea({property}: {property: Property}) {
  const {i18n} = useServices()
  const {units, exchange} = useMoney()
  const price = property.project === false ? ownPrice(property) : undefined
  if (price === undefined) return null
  const label = units === 'sqm' ? i18n._('Price per m²') : i18n._('Price per sq ft')
  const perUnit = {
    about: {price: Math.round(pricePerUnit(price, units))},
    price_period: isRent(property.purpose) ? ('year' as const) : undefined,
  }
  return <Fact label={label}>{priceText(perUnit, i18n, {exchange})}</Fact>
}
