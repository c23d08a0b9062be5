/** Loads the page of a community: its words and its homes. */

import {loadSanitizer, type SafeHtml} from '#kit/html/safe-html.ts'
import {getCommunityDetail} from '#trade/contract/contract.ts'
import type {Property, RecordExtras} from '#trade/contract/entities.ts'
import type {Visit} from '../../../core/page-types.ts'
import {reading} from '../../../records/call-result.ts'
import {shownOfProperty} from '../../../records/card-fields.ts'
import {NotFound} from '../../../records/missing-record.ts'
import {englishIn, picturesOf} from '../../../records/record-fields.ts'
import {excerptOf} from '../../../shared-with-server/excerpt.ts'
import {listOf} from '../../../shared-with-server/list-of.ts'

export interface CommunityData {
  failure?: string
  community?: CommunityShown
  properties: Property[]
}

export interface CommunityShown extends Pick<RecordExtras, 'pictures'> {
  /** The name in addresses. */
  name: string
  title: string
  titleLang?: 'en'
  text?: SafeHtml
  textLang?: 'en'
  /** For search engines. */
  excerpt?: string
  image?: string
  /** A neighbourhood has the same name, and a guide of its own. */
  isNeighborhood: boolean
}

export async function loadCommunity({api, params, signal}: Visit): Promise<CommunityData> {
  const [{statusCode, data, failure}, sanitize] = await Promise.all([
    reading(api(getCommunityDetail, {_id: params.id ?? ''}, {signal})),
    loadSanitizer(),
  ])
  if (statusCode === 404 || (statusCode === 200 && !data)) throw new NotFound()
  if (!data) return {failure, properties: []}
  const {name, title, description, image, includedProperties} = data
  const text = description ? sanitize(description) : undefined
  return {
    community: {
      name,
      title: title || name,
      titleLang: englishIn(data, title ? 'title' : 'name'),
      text: text?.safe ? text : undefined,
      textLang: englishIn(data, 'description'),
      excerpt: excerptOf(description, sanitize),
      image: image || undefined,
      pictures: picturesOf(data, image),
      isNeighborhood: listOf(includedProperties).some(home =>
        [name, title].includes(home.builder_community),
      ),
    },
    properties: listOf(includedProperties)
      .filter(({slug}) => slug)
      .map(property => shownOfProperty(property)),
  }
}
