/** Loads a landing page; a browser needs this only to change to such a page in place. */

import {timeLimit} from '#kit/api-client/client.ts'
import {replaceTags} from '#kit/html/replace-tags.ts'
import {propertyDetail} from '#trade/contract/contract.ts'
import type {Property} from '#trade/contract/entities.ts'
import {type PropertyTexts, safeTexts, withoutMarkup} from '#trade/property/details/texts.ts'
import type {Visit} from '../../core/page-types.ts'
import {Gone, NotFound} from '../../records/missing-record.ts'
import type {Launch} from '../../shared-with-server/site-records.ts'

/** A visitor who was paid for does not wait for a back end that sleeps. */
const TIMEOUT_MS = 2500

export interface LandingData {
  /** The title of the page. */
  name: string
  launch: Launch
  /** The property in the back end, or no more than its name. */
  property: Property
  texts: PropertyTexts
}

export async function loadLanding(visit: Visit): Promise<LandingData> {
  const launch = await visit.records.launch(visit.params.launch ?? '')
  if (!launch) throw new NotFound()
  const name = launch.title
  const found = await find(launch.property, visit)
  if (!found) return {name, launch, property: nameless(launch), texts: {}}
  const {location} = await safeTexts(withoutLinks(found))
  return {name, launch, property: shownOfLaunch(found, launch), texts: {location}}
}

/** A landing page has no links to other pages, not even in the text about the location. */
const withoutLinks = (property: Property): Property => ({
  ...property,
  location_description:
    property.location_description &&
    replaceTags(property.location_description, tag => (/^<\/?a\b/i.test(tag) ? '' : tag)),
})

/** The page has texts of its own, and is rendered without the record when the API fails. */
async function find(slug: string, {api, signal}: Visit): Promise<Property | undefined> {
  try {
    const {statusCode, data} = await api(
      propertyDetail,
      {slug},
      {signal: timeLimit(TIMEOUT_MS, signal)},
    )
    // Its permit has expired, or it was withdrawn or sold: it must not be advertised any more.
    const isMissing = statusCode === 404 || (statusCode === 200 && !data)
    if (statusCode === 410 || isMissing || data?.status === 'SOLD') throw new Gone()
    return data
  } catch (error) {
    if (error instanceof Gone) throw error
    return undefined
  }
}

/** Facts of Dubai's Land Department do not apply outside Dubai, even if a record has them. */
function shownOfLaunch(property: Property, {inDubai}: Launch): Property {
  const {name, slug, main_images, pictures, in_english, about, price_period, area_sqft} = property
  const {brochure, floor_plan, faqs, reference, permit_number, permit_expiry, dld_details} =
    withoutMarkup(property)
  return {
    name,
    slug,
    main_images: main_images ?? [],
    pictures,
    in_english,
    about: withoutMarkup({...property, about: about ?? {price: null}}).about,
    price_period,
    area_sqft,
    brochure,
    floor_plan,
    faqs,
    reference: reference ?? dld_details?.reference,
    ...(inDubai && {permit_number, permit_expiry, dld_details}),
  }
}

const nameless = ({property: slug, heading}: Launch): Property => ({
  name: heading,
  slug,
  main_images: [],
  about: {price: null},
})
