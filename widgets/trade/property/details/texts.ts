/**
 * The markup of a record, sanitised where the record is loaded: server and browser then show the
 * same, and a page that the server has rendered needs no sanitiser any more.
 */

import {replaceTags} from '#kit/html/replace-tags.ts'
import {loadSanitizer, type SafeHtml} from '#kit/html/safe-html.ts'
import type {Property} from '../../contract/entities.ts'

/** The level of a text's first heading: each text stands in a section with a heading of level 2. */
const SECTION_TEXT = 3

/** A text that is missing, or of which nothing remained, is not there. */
export interface PropertyTexts {
  tagline?: SafeHtml
  /** Only markup that is valid in a heading. */
  heading?: SafeHtml
  description?: SafeHtml
  location?: SafeHtml
  watchout?: SafeHtml
}

export async function safeTexts(property: Property): Promise<PropertyTexts> {
  const {tagline, description_heading, about, location_description, watchout_description} = property
  const given = Object.entries({
    tagline: tagline && withoutHeadings(tagline),
    heading: description_heading && withoutBlocks(description_heading),
    description: about?.description,
    location: location_description,
    watchout: watchout_description,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (given.length === 0) return {}
  const sanitize = await loadSanitizer()
  return Object.fromEntries(
    given
      .map(([name, html]) => [name, sanitize(html, SECTION_TEXT)] as const)
      .filter(([, {safe}]) => safe),
  )
}

/** The record without its markup, which is never shown unsanitised. */
export function withoutMarkup({
  tagline: _tagline,
  description_heading: _heading,
  location_description: _location,
  watchout_description: _watchout,
  about,
  ...property
}: Property): Property {
  const {description: _description, ...facts} = about ?? {price: null}
  return {...property, about: facts}
}

const withoutBlocks = (html: string) =>
  replaceTags(html, tag => (/^<\/?(?:p|div|h[1-6])\b/i.test(tag) ? ' ' : tag))

/** A tagline belongs to the heading before it, which has another level on each page. */
const withoutHeadings = (html: string) =>
  replaceTags(html, tag => tag.replace(/^(<\/?)h[1-6]\b/i, '$1p'))
