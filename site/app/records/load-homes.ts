/** Reads the homes of a list, each by itself: no call of the specification answers several. */
import type {Api} from '#kit/api-client/client.ts'
import {propertyDetail} from '#trade/contract/contract.ts'
import type {Property} from '#trade/contract/entities.ts'
import {nearestOfKinds} from '#trade/property/near/minutes.ts'
import {cardPictures} from './card-fields.ts'

/** The result for each requested home, in the order of the request. */
export interface Homes<Home = Property> {
  homes: Home[]
  /** Slugs of those that are no longer offered. */
  gone: string[]
  /** Slugs of those that could not be read just now. */
  failed: string[]
}

export const NO_HOMES: Homes<never> = {homes: [], gone: [], failed: []}

export async function loadHomes(api: Api, slugs: readonly string[], signal?: AbortSignal) {
  const read = async (slug: string): Promise<Property | 'gone' | 'failed'> => {
    try {
      const {statusCode, data} = await api(propertyDetail, {slug}, {signal})
      if (statusCode === 404 || statusCode === 410) return 'gone'
      return statusCode === 200 && data ? brief(data, slug) : 'failed'
    } catch {
      return 'failed'
    }
  }
  const answers = await Promise.all(slugs.map(read))
  const those = (what: 'gone' | 'failed') => slugs.filter((_, index) => answers[index] === what)
  return {
    homes: answers.filter(answer => typeof answer === 'object'),
    gone: those('gone'),
    failed: those('failed'),
  } satisfies Homes
}

/**
 * A record without its long texts: a page of many homes carries them all to the browser. Its slug
 * is the requested one, whatever the back end calls it.
 */
function brief(home: Property, slug: string): Property {
  const {price, total_no_of_rooms, type, amenities} = home.about ?? {}
  const {listed, permit_number, reference} = home.dld_details ?? {}
  return {
    name: home.name,
    slug,
    ...cardPictures(home),
    about: {price: price ?? null, total_no_of_rooms, type, amenities},
    dld_details: {listed, permit_number, reference},
    builder_community: home.builder_community,
    city: home.city,
    status: home.status,
    reference: home.reference,
    purpose: home.purpose,
    property_type: home.property_type,
    neighborhood: home.neighborhood,
    price_period: home.price_period,
    price_changed: home.price_changed,
    price_before: home.price_before,
    amenity_codes: home.amenity_codes,
    bathrooms: home.bathrooms,
    area_sqft: home.area_sqft,
    ...statedFacts(home),
    listed: home.listed,
    permit_number: home.permit_number,
    alerts: home.alerts,
    in_english: home.in_english?.filter(path => /^(name|about\.(amenities|type))/.test(path)),
  }
}

/** The facts that a comparison has rows for. */
function statedFacts(home: Property) {
  const {project, building, floor, parking, furnishing, views, completion, handover} = home
  const {available_from, payment_plan, service_charge, cheques, deposit} = home
  const near = home.near && nearestOfKinds(home.near)
  const place = {project, building, floor, parking, furnishing, views}
  const terms = {available_from, payment_plan, service_charge, cheques, deposit}
  return {...place, completion, handover, ...terms, near}
}
