/** Answers of reading calls in memory: see docs/decisions/024-response-cache.md. */

import {type ContentCache, contentCache} from '#server/content/content-cache.ts'
import type {ContentVersion} from '#server/content/content-version.ts'
import type {KeptAnswer} from '#server/platform/api/handler.ts'
import {encodedBody, entityTag} from '#server/platform/encoded-body.ts'

export interface AnswerCache {
  for(call: string): ContentCache<KeptAnswer>
}

/** Bytes. */
const CAPACITY = 6_000_000
/** Of calls that answer whatever is asked, which anybody can make up: they never push out records. */
const SEARCH_CAPACITY = 2_000_000
const SEARCHES = new Set([
  'searchProperties',
  'getAreaPrices',
  'getHomesOnMap',
  'getCities',
  'getAdvertised',
  'getNeighborhood',
])
const LARGEST = 1_000_000

export function createAnswerCache(contentVersion: Pick<ContentVersion, 'current'>): AnswerCache {
  const cacheOf = (name: string, capacity: number) =>
    contentCache<KeptAnswer>(contentVersion, {
      name,
      capacity,
      largest: LARGEST,
      sizeOf({body}, onGrow) {
        body.onGrow = onGrow
        return body.size()
      },
    })
  const records = cacheOf('records', CAPACITY)
  const searches = cacheOf('searches', SEARCH_CAPACITY)
  return {for: call => (SEARCHES.has(call) ? searches : records)}
}

export const keptAnswer = (text: string): KeptAnswer => ({
  etag: entityTag(text),
  body: encodedBody(text),
})
