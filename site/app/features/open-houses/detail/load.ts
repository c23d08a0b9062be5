/** What the page of an open house shows. */

import {loadSanitizer, type SafeHtml} from '#kit/html/safe-html.ts'
import {getOpenHouseDetail} from '#trade/contract/contract.ts'
import type {DldDetails, OpenHouse} from '#trade/contract/entities.ts'
import {entryOf, type OpenHouseEntry} from '#trade/open-house/entry.ts'
import type {Visit} from '../../../core/page-types.ts'
import {LOST_WITH_SPACE, reading} from '../../../records/call-result.ts'
import {Gone, NotFound, Unanswered} from '../../../records/missing-record.ts'
import {englishIn} from '../../../records/record-fields.ts'
import {excerptOf} from '../../../shared-with-server/excerpt.ts'

export interface OpenHouseData {
  failure?: string
  house?: OpenHouseEntry
  text?: SafeHtml
  textLang?: 'en'
  /** The beginning of the text in plain words. */
  excerpt?: string
  dld?: DldDetails
  /** Ours: the home that is visited. */
  property?: OpenHouse['property']
}

export async function loadOpenHouse({api, params, signal}: Visit): Promise<OpenHouseData> {
  const call = api(getOpenHouseDetail, {slug: params.slug ?? ''}, {signal})
  const [{statusCode, data, failure}, sanitize] = await Promise.all([
    reading(call, LOST_WITH_SPACE),
    loadSanitizer(),
  ])
  const house = entryOf(data)
  if (statusCode === 410) throw new Gone()
  if (statusCode === 404 || (statusCode === 200 && !house)) throw new NotFound()
  if (!house || !data) {
    throw Object.assign(new Unanswered(), {data: {failure} satisfies OpenHouseData})
  }
  const markup = data.about?.description
  const text = markup ? sanitize(markup) : undefined
  return {
    house,
    text: text?.safe ? text : undefined,
    textLang: englishIn(data, 'about.description'),
    excerpt: excerptOf(markup, sanitize),
    dld: data.dld_details,
    property: data.property?.slug && data.property.name ? data.property : undefined,
  }
}
