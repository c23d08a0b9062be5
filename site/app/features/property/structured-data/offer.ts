/** The price of a home, and its seller. A home without a price has no offer. */
import type {AggregateOffer, IdReference, Offer} from 'schema-dts'
import type {Property} from '#trade/contract/entities.ts'
import {isRent, type RentPeriod} from '#trade/contract/rent.ts'
import {type JsonLdContext, theAgency} from '../../../structured-data/json-ld.ts'

const CURRENCY = 'AED'

export function offerOf(
  {about, status, price_period, purpose, available_from, units = []}: Property,
  {isMany, facts = false, by}: {isMany: boolean; facts?: boolean; by?: IdReference},
  context: JsonLdContext,
): Offer | AggregateOffer | undefined {
  const price = about?.price
  if (typeof price !== 'number') return undefined
  const isGone =
    status === 'SOLD' ||
    (facts && units.length > 0 && units.every(({available}) => available === 0))
  const offer = {
    availability: isGone ? SOLD : OFFERED,
    availabilityStarts: facts && !isGone ? available_from : undefined,
    seller: theAgency(context),
    offeredBy: by,
    url: context.address,
  }
  // The price of several homes is their lowest one: the page shows no more.
  if (!price_period && !isRent(purpose)) {
    return isMany
      ? {'@type': 'AggregateOffer', lowPrice: price, priceCurrency: CURRENCY, ...offer}
      : {'@type': 'Offer', price, priceCurrency: CURRENCY, ...offer}
  }
  return {
    '@type': 'Offer',
    businessFunction: {'@id': 'http://purl.org/goodrelations/v1#LeaseOut'},
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...(isMany ? {minPrice: price} : {price}),
      priceCurrency: CURRENCY,
      unitCode: price_period && PERIODS[price_period],
    },
    ...offer,
  }
}

const OFFERED = 'https://schema.org/InStock' as const
const SOLD = 'https://schema.org/SoldOut' as const

/** As UN/CEFACT's recommendation 20 has them. */
const PERIODS: Record<RentPeriod, string> = {year: 'ANN', month: 'MON', week: 'WEE', day: 'DAY'}
