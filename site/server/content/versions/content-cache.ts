/**
 * Caches values that are made from the content, as long as they are from the last import and from
 * the same day at the office: see docs/decisions/024-response-cache.md.
 */
import {
  type BoundedCache,
  type BoundedCacheOptions,
  boundedCache,
} from '#server/platform/bounded-cache.ts'
import {publish} from '#server/platform/observed.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {ContentVersion} from './content-version.ts'

export interface ContentCache<Value> extends Pick<BoundedCache<Value>, 'get' | 'add'> {
  /**
   * Forgets what is of other content or of another day; to be awaited before each `get()`. Answers
   * what is kept from now on, undefined while nothing may be: before the first import, and while the
   * database is down and nothing is known of it.
   */
  renew(): Promise<string | undefined>
}

export function contentCache<Value>(
  contentVersion: Pick<ContentVersion, 'current'>,
  {name, ...options}: BoundedCacheOptions<Value> & {name: string},
): ContentCache<Value> {
  const {get, add, clear} = boundedCache(options)
  let state = ''
  return {
    get(key) {
      const kept = get(key)
      publish('cache', {cache: name, isHit: kept !== undefined})
      return kept
    },
    add,
    async renew() {
      const version = await Promise.resolve(contentVersion.current()).catch(() => undefined)
      if (version === undefined) return undefined
      const current = `${version} ${officeDay()}`
      if (current !== state) clear()
      state = current
      return version
    },
  }
}
