/** Loads the page of an open house. */

import {loadSanitizer, type SafeHtml} from '#kit/html/safe-html.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {getOpenHouseDetail} from '#trade/contract/contract.ts'
import type {DldDetails, OpenHouse} from '#trade/contract/entities.ts'
import {OPEN_HOUSES} from '#trade/open-house/calendar.ts'
import {entryOf, type OpenHouseEntry} from '#trade/open-house/entry.ts'
import {englishOf} from '#trade/property/facts.tsx'
import type {Visit} from '../../../core/page-types.ts'
import {LOST_WITH_SPACE, reading} from '../../../records/call-result.ts'
import {BackendUnavailable, Gone, NotFound} from '../../../records/missing-record.ts'
import {englishIn} from '../../../records/record-fields.ts'
import {excerptOf} from '../../../shared-with-server/excerpt.ts'
import type {BreadcrumbSteps} from '../../../ui/breadcrumb-steps.ts'
import {offersHours} from '../../viewings/load-hours.ts'

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
  /** Hours for viewings of it are offered. */
  viewing?: true
}

export async function loadOpenHouse(visit: Visit): Promise<OpenHouseData> {
  const {api, params, signal} = visit
  const call = api(getOpenHouseDetail, {slug: params.slug ?? ''}, {signal})
  const [{statusCode, data, failure}, sanitize] = await Promise.all([
    reading(call, LOST_WITH_SPACE),
    loadSanitizer(),
  ])
  const house = entryOf(data)
  if (statusCode === 410) throw new Gone()
  if (statusCode === 404 || (statusCode === 200 && !house)) throw new NotFound()
  if (!house || !data) {
    throw new BackendUnavailable({failure} satisfies OpenHouseData)
  }
  const markup = data.about?.description
  const text = markup ? sanitize(markup) : undefined
  const property = data.property?.slug && data.property.name ? data.property : undefined
  return {
    house,
    text: text?.safe ? text : undefined,
    textLang: englishIn(data, 'about.description'),
    excerpt: excerptOf(markup, sanitize),
    dld: data.dld_details,
    property,
    viewing: property && (await offersHours({slug: property.slug}, visit)),
  }
}

export function openHouseBreadcrumbs({house}: OpenHouseData, i18n: Translator): BreadcrumbSteps {
  return {
    steps: [{name: i18n._('Open Houses'), href: OPEN_HOUSES}],
    here: house?.title ?? '',
    lang: house && englishOf(house, 'open_house_details.title'),
  }
}
