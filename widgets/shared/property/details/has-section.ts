/** Which sections a record fills, and their links in the page's menu. */
import type {Property} from '../../api/entities.ts'
import type {Translator} from '../../i18n/translator.ts'
import {filmAddress} from '../media/film-address.ts'
import type {PropertyTexts} from './texts.ts'

export const hasAbout = ({short_description}: Property, texts: PropertyTexts) =>
  Boolean(short_description || texts.tagline || texts.heading || texts.description)

export const hasAmenities = ({about}: Property) => Boolean(about?.amenities?.length)

export const hasWatchout = ({media_url}: Property, texts: PropertyTexts) =>
  Boolean(texts.watchout || filmAddress(media_url))

/** What an advertisement must have. */
export type Advertised = Pick<Property, 'dld_details' | 'emirate'>

/** Only Dubai has a Land Department of that name; a record that names no emirate is taken for Dubai's. */
export const hasDldDetails = ({dld_details, emirate}: Advertised) =>
  (!emirate || emirate.toLowerCase() === 'dubai') && Object.values(dld_details ?? {}).some(Boolean)

export const hasDownloads = ({brochure, floor_plan}: Property) => Boolean(brochure || floor_plan)

export const hasLocation = (property: Property, texts: PropertyTexts) =>
  Boolean(property.about?.address || texts.location || pointOf(property))

/** Where it is on a map; a back end may send a point that is none. */
export const pointOf = ({location}: Property) =>
  location?.coordinates?.length === 2 ? location.coordinates : undefined

export interface SectionLink {
  /** Of the section's element. */
  id: string
  label: string
}

/** In the order of the page. The form to write to the agency is on every one. */
export function sectionLinks(property: Property, texts: PropertyTexts, i18n: Translator) {
  const links: (SectionLink | false)[] = [
    property.main_images?.length > 0 && {id: 'gallery', label: i18n._('Gallery')},
    hasAbout(property, texts) && {id: 'about', label: i18n._('About')},
    hasAmenities(property) && {id: 'amenities', label: i18n._('Amenities')},
    hasLocation(property, texts) && {id: 'location', label: i18n._('Location')},
    {id: 'contact', label: i18n._('Contact')},
  ]
  return links.filter(link => link !== false)
}
