/** Answers of reading calls in memory: see docs/decisions/024-response-cache.md. */
import {type ContentCache, contentCache} from '#server/content/versions/content-cache.ts'
import type {ContentVersion} from '#server/content/versions/content-version.ts'
import type {KeptAnswer} from '#server/platform/api/handler.ts'

export interface AnswerCache {
  for(call: string): ContentCache<KeptAnswer>
}

/** Bytes. */
const CAPACITY = 6_000_000
/** The capacity for calls with free text, which anybody can make up: they never evict records. */
const SEARCH_CAPACITY = 2_000_000
const SEARCHES = new Set([
  'searchProperties',
  'getAreaPrices',
  'getHomesOnMap',
  'getCities',
  'getAdvertised',
  'getNeighborhood',
])
const MAX_BYTES = 1_000_000

export function createAnswerCache(contentVersion: Pick<ContentVersion, 'current'>): AnswerCache {
  const cacheOf = (name: string, capacity: number) =>
    contentCache<KeptAnswer>(contentVersion, {
      name,
      capacity,
      largest: MAX_BYTES,
      isKept: ({isOutdated}) => !isOutdated,
      sizeOf({body}, onGrow) {
        body.onGrow = onGrow
        return body.size()
      },
    })
  const records = cacheOf('records', CAPACITY)
  const searches = cacheOf('searches', SEARCH_CAPACITY)
  return {for: call => (SEARCHES.has(call) ? searches : records)}
}
