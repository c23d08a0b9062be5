/**
 * SEO records of the back end: a record for a path replaces the page's title and gives it a
 * description and keywords. A back end without the call, or one that is down, costs a page no more
 * than a short wait, once a minute. Visitors see an error when it is down (spec section 8); that it
 * has no such call is not an error.
 */
import type {Api} from '#kit/api-client/client.ts'
import {getSeoData} from '#trade/contract/contract.ts'
import type {SeoRecord} from '#trade/contract/entities.ts'
import {withoutEndSlashes} from '../shared-with-server/trim-end.ts'

/** How long a page waits for the records. */
const TIMEOUT_MS = 400
/** The lifetime of the records. */
const FRESH = 60_000

export interface SeoSource {
  (path: string): Promise<SeoRecord | undefined>
  /** True when the last request for the records failed. */
  hasFailed(): boolean
  /** True when the records are loaded: pages wait for them, but not for long. */
  isComplete(): boolean
}

export function seoSource(api: Api, now = Date.now): SeoSource {
  let records = new Map<string, SeoRecord>()
  let startedAt = Number.NEGATIVE_INFINITY
  let refresh: Promise<void> = Promise.resolve()
  let failed = false
  let isThere = false

  const fetchRecords = async () => {
    try {
      const {statusCode, data} = await api(getSeoData, {})
      if (Array.isArray(data)) records = byPath(data)
      failed = statusCode !== 200 && statusCode !== 404
      isThere = !failed
    } catch {
      // The titles of the routes are used; it is retried in the next minute.
      failed = true
    }
  }

  const recordOf = async (path: string) => {
    if (now() - startedAt > FRESH) {
      startedAt = now()
      refresh = fetchRecords()
    }
    await Promise.race([refresh, wait(Math.max(0, startedAt + TIMEOUT_MS - now()))])
    return records.get(normal(path))
  }
  return Object.assign(recordOf, {hasFailed: () => failed, isComplete: () => isThere && !failed})
}

/** The first of two records for one page counts. */
const byPath = (records: SeoRecord[]) =>
  new Map(records.map(record => [normal(record.url), record] as const).reverse())

/** `https://host/contact-us/`, `/contact-us` and `contact-us` are the same page. */
function normal(url: string): string {
  const [path = ''] = `${url}`.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)
  return withoutEndSlashes(path.startsWith('/') ? path.slice(1) : path)
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
