/** Decides which sections a record fills, and lists their links for the page's menu. */

import type {Translator} from '#kit/i18n/translator.ts'
import type {Property} from '../../contract/entities.ts'
import {filmAddress} from '../media/film-address.ts'
import {hasPaymentPlan, PAYMENT_PLAN} from '../particulars/has-particulars.ts'
import type {PropertyTexts} from './texts.ts'

export const hasAbout = ({short_description}: Property, texts: PropertyTexts) =>
  Boolean(short_description || texts.tagline || texts.heading || texts.description)

export const hasAmenities = ({about}: Property) => Boolean(about?.amenities?.length)

export const hasWatchout = ({media_url}: Property, texts: PropertyTexts) =>
  Boolean(texts.watchout || filmAddress(media_url))

/** The facts that an advertisement must have. */
export type Advertised = Pick<Property, 'dld_details' | 'emirate'>

/** Only Dubai has a Land Department of that name; a record that names no emirate is taken for Dubai's. */
export const hasDldDetails = ({dld_details, emirate}: Advertised) =>
  (!emirate || emirate.toLowerCase() === 'dubai') && Object.values(dld_details ?? {}).some(Boolean)

export const hasDownloads = ({brochure, floor_plan}: Property) => Boolean(brochure || floor_plan)

export const hasLocation = (property: Property, texts: PropertyTexts) =>
  Boolean(property.about?.address || texts.location || pointOf(property))

/** The coordinates of a home; a back end may send an invalid point. */
export const pointOf = ({location}: Pick<Property, 'location'>) =>
  location?.coordinates?.length === 2 ? location.coordinates : undefined

/** A section of a property's page; the id of its element. */
export type SectionId = 'gallery' | 'about' | 'payment-plan' | 'amenities' | 'location' | 'contact'

/** In the order of the page. The form to write to the agency is on every one. */
export function filledSections(property: Property, texts: PropertyTexts): SectionId[] {
  const sections: (SectionId | false)[] = [
    property.main_images?.length > 0 && 'gallery',
    hasAbout(property, texts) && 'about',
    hasPaymentPlan(property) && 'payment-plan',
    hasAmenities(property) && 'amenities',
    hasLocation(property, texts) && 'location',
    'contact',
  ]
  return sections.filter(id => id !== false)
}

export interface SectionLink {
  id: SectionId
  label: string
}

export function sectionLinks(sections: SectionId[], i18n: Translator): SectionLink[] {
  const labels: Record<SectionId, string> = {
    gallery: i18n._('Gallery'),
    about: i18n._('About'),
    'payment-plan': i18n._(PAYMENT_PLAN),
    amenities: i18n._('Amenities'),
    location: i18n._('Location'),
    contact: i18n._('Contact'),
  }
  return sections.map(id => ({id, label: labels[id]}))
}
