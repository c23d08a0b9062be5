/** An agent's listings: those on the market, and those that are sold (spec section 4). */
import type {Property} from '#trade/contract/entities.ts'
import {shownOf} from '../../../records/card-fields.ts'

export interface Listings {
  active: Property[]
  sold: Property[]
}

export function listingsOf(properties: Property[]): Listings {
  const of = (wanted: Property['status']) =>
    // Without a status the home is on offer.
    properties.filter(({name, status}) => name && (status || 'ACTIVE') === wanted).map(listingOf)
  return {active: of('ACTIVE'), sold: of('SOLD')}
}

/** The few fields of a card. */
function listingOf(property: Property): Property {
  const {name, slug, about, price_period, builder_community, city} = property
  const main_images = (property.main_images ?? []).slice(0, 1)
  return {
    name,
    slug,
    main_images,
    about: {price: about?.price ?? null, address: about?.address},
    price_period,
    // The place replaces a missing address.
    ...(about?.address ? {} : {builder_community, city}),
    ...shownOf(property, main_images, ['name', 'about.address']),
  }
}
