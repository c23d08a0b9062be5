/** Loads the guide to a neighbourhood. */

import {loadSanitizer, type SafeHtml, type Sanitize} from '#kit/html/safe-html.ts'
import type {AreaPrices} from '#trade/contract/area-prices.ts'
import {getAreaPrices, getNeighborhood} from '#trade/contract/contract.ts'
import type {Neighborhood, RecordExtras} from '#trade/contract/entities.ts'
import type {Visit} from '../../../core/page-types.ts'
import {reading} from '../../../records/call-result.ts'
import {NotFound} from '../../../records/missing-record.ts'
import {optionalData} from '../../../records/optional-data.ts'
import {englishIn, type GuideText, picturesOf} from '../../../records/record-fields.ts'
import {excerptOf} from '../../../shared-with-server/excerpt.ts'
import {listOf} from '../../../shared-with-server/list-of.ts'
import {type Expert, expertsOf} from '../../team/expert.ts'
import {type NearbyKind, nearbyOf} from './local-amenities.ts'

/** Spec section 8: of this call alone it is said with an exclamation mark. */
const LOST_GUIDE = /*i18n*/ 'Something went wrong!'

/** Spec section 9. */
const MAX_EXPERTS = 4

export interface NeighborhoodData {
  failure?: string
  /** The community whose list linked here. */
  community?: string
  guide?: Guide
  /** Asking prices of the area, by type. */
  prices?: AreaPrices
}

export interface GuideMarkup {
  html: SafeHtml
  lang?: 'en'
}

export interface Guide extends Pick<RecordExtras, 'pictures'> {
  /** The name in addresses. */
  name: string
  title: GuideText
  heroImage?: string
  hero?: GuideMarkup
  /** For search engines. */
  excerpt?: string
  living: {heading?: GuideText; text?: GuideMarkup; image?: string}
  details: {title: GuideText; value: GuideText}[]
  /** Facts of a commercial place; they replace the nearby places. */
  commercial?: {heading: GuideText; text?: GuideMarkup}
  nearby: NearbyKind[]
  experts: Expert[]
}

export async function loadNeighborhood(visit: Visit): Promise<NeighborhoodData> {
  const {api, params, url, signal} = visit
  const community = url.searchParams.get('community')?.trim() || undefined
  const {name = ''} = params
  const [{statusCode, data, failure}, sanitize, prices] = await Promise.all([
    reading(api(getNeighborhood, {name, community}, {signal}), LOST_GUIDE),
    loadSanitizer(),
    optionalData(getAreaPrices, {area: name}, visit),
  ])
  if (statusCode === 404 || (statusCode === 200 && !data)) throw new NotFound()
  if (!data) return {failure, community}
  return {community, guide: guideTo(data, sanitize), prices}
}

function guideTo(place: Neighborhood, sanitize: Sanitize): Guide {
  const {name, title, hero_image, section_2_image} = place
  const textOf = (text: string | undefined, field: string): GuideText | undefined =>
    text ? {text, lang: englishIn(place, field)} : undefined
  const markupOf = (
    markup: string | undefined,
    field: string,
    headings = 3,
  ): GuideMarkup | undefined => {
    const html = markup ? sanitize(markup, headings) : undefined
    return html?.safe ? {html, lang: englishIn(place, field)} : undefined
  }
  const commercial = textOf(place.section_3_heading, 'section_3_heading')
  return {
    name,
    title: {text: title || name, lang: englishIn(place, title ? 'title' : 'name')},
    heroImage: hero_image || undefined,
    hero: markupOf(place.hero_content, 'hero_content', 2),
    excerpt: excerptOf(place.hero_content, sanitize),
    living: {
      heading: textOf(place.section_2_heading, 'section_2_heading'),
      text: markupOf(
        place.section_2_subheading,
        'section_2_subheading',
        place.section_2_heading ? 3 : 2,
      ),
      image: section_2_image || undefined,
    },
    details: listOf(place.section_2_details).map(({title, value}, at) => ({
      title: {text: title, lang: englishIn(place, `section_2_details[${at}].title`)},
      value: {text: value, lang: englishIn(place, `section_2_details[${at}].value`)},
    })),
    commercial: commercial && {
      heading: commercial,
      text: markupOf(place.section_3_subheading, 'section_3_subheading'),
    },
    nearby: commercial ? [] : nearbyOf(place),
    experts: expertsOf(place.member_id).slice(0, MAX_EXPERTS),
    pictures: picturesOf(place, hero_image, section_2_image),
  }
}
