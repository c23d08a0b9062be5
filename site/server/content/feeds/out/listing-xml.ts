/** A home as a listing of Property Finder's XML. */
import {isRent} from '#trade/contract/rent.ts'
import {officeTime} from '../../schema/days.ts'
import type {Words} from '../../schema/fields.ts'
import {isSame} from '../listing-facts.ts'
import type {Mapping} from '../mapping-shape.ts'
import {homeFactsXml} from './home-facts-xml.ts'
import type {ListedHome} from './listed-homes.ts'
import {element, wordsXml, type Xml} from './xml.ts'

const OFFERS: Record<string, string> = {
  'residential-sale': 'RS',
  'residential-rent': 'RR',
  'commercial-sale': 'CS',
  'commercial-rent': 'CR',
}

type Coded = 'property_type' | 'amenities' | 'price_period'

export interface Writing {
  /** The meanings of the format's codes. */
  codes: (field: Coded) => [code: string, meaning: string][]
  storageUrl: string
}

export function listingXml(listed: ListedHome, {codes, storageUrl}: Writing): string {
  const {home, type, neighborhood, builder, agent, changed} = listed
  const codeOf = (field: Coded, {en}: Words) =>
    codes(field).find(([, meaning]) => isSame(meaning, en))?.[0]
  const isForRent = isRent(home.purpose)
  const amenities = (home.amenities ?? []).flatMap(words => codeOf('amenities', words) ?? [])
  const [latitude, longitude] = home.coordinates ?? []
  const last_update = changed ? officeTime(changed) : `${home.listed} 00:00:00`
  return element('property', {last_update}, [
    element('reference_number', home.reference),
    element('permit_number', home.permit_number),
    element('permit_expiry', home.permit_expiry),
    element('listed', home.listed),
    element('offering_type', OFFERS[home.purpose]),
    element('property_type', codeOf('property_type', type) ?? type.en),
    element('price_on_application', home.price === null ? 'Yes' : 'No'),
    element('price', home.price),
    isForRent &&
      element('rental_period', codeOf('price_period', {en: home.price_period ?? 'year'})),
    element('city', home.emirate),
    element('community', neighborhood),
    ...placesXml(home, [neighborhood, home.emirate]),
    ...wordsXml('title', home.name),
    ...wordsXml('description', home.description),
    element('private_amenities', amenities.join(',') || null),
    element('size', home.area_sqft),
    element('bedroom', home.bedrooms),
    element('bathroom', home.bathrooms),
    ...homeFactsXml(home),
    agent &&
      element('agent', [
        element('id', agent.id),
        element('name', agent.name),
        element('phone', agent.phone),
        element('license_no', agent.brn),
      ]),
    element('developer', builder),
    element('photo', photosXml(home, storageUrl)),
    longitude !== undefined && element('geopoints', `${longitude},${latitude}`),
    element('view360', home.media_url),
  ])
}

/**
 * `Gate Tower 2, Coral Bay Gate, Coral Bay, Dubai` without what has elements of its own. Many addresses
 * begin with a street, so that the building is only the one that is stated.
 */
function placesXml({address, building}: ListedHome['home'], known: string[]): Xml[] {
  const parts = (address?.en ?? '').split(',').map(part => part.trim())
  const others = parts.filter(
    part => part && ![...known, building ?? ''].some(one => isSame(one, part)),
  )
  return [element('property_name', building), element('sub_community', others.join(', ') || null)]
}

/** The address of a picture changes with the picture, so that its time of change need not. */
const photosXml = ({main_images, listed}: ListedHome['home'], storageUrl: string): Xml[] =>
  main_images.map(path =>
    element('url', {last_update: `${listed} 00:00:00`, watermark: 'No'}, `${storageUrl}${path}`),
  )

/** The inverse of the mapping that reads the format. */
export function codesOf({fields}: Mapping): Writing['codes'] {
  return field => {
    const rule = fields[field]
    const values = typeof rule === 'object' && !Array.isArray(rule) ? rule.values : undefined
    return Object.entries(values ?? {})
  }
}
