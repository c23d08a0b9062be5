/**
 * SEO records of the back end: a record for a path replaces the page's title and gives it a
 * description and keywords. A back end without the call, or one that is down, costs a page no more
 * than a short wait, once a minute. That it is down the visitor is told (spec section 8); that it
 * has no such call is nobody's loss.
 */
import type {Api} from '../../../widgets/shared/api/client.ts'
import {getSeoData} from '../../../widgets/shared/api/contract.ts'
import type {SeoRecord} from '../../../widgets/shared/api/entities.ts'

/** How long a page waits for the records. */
const PATIENCE = 400
/** How long the records are kept. */
const FRESH = 60_000

export interface SeoSource {
  (path: string): Promise<SeoRecord | undefined>
  /** Whether the records could not be had when they were last asked for. */
  hasFailed(): boolean
}

export function seoSource(api: Api, now = Date.now): SeoSource {
  let records: SeoRecord[] = []
  let startedAt = Number.NEGATIVE_INFINITY
  let refresh: Promise<void> = Promise.resolve()
  let failed = false

  const fetchRecords = async () => {
    try {
      const {statusCode, data} = await api(getSeoData, {})
      if (Array.isArray(data)) records = data
      failed = statusCode !== 200 && statusCode !== 404
    } catch {
      // The titles of the routes stand; the next minute tries again.
      failed = true
    }
  }

  const recordOf = async (path: string) => {
    if (now() - startedAt > FRESH) {
      startedAt = now()
      refresh = fetchRecords()
    }
    await Promise.race([refresh, wait(Math.max(0, startedAt + PATIENCE - now()))])
    return records.find(({url}) => normal(url) === normal(path))
  }
  return Object.assign(recordOf, {hasFailed: () => failed})
}

/** `https://host/contact-us/`, `/contact-us` and `contact-us` are the same page. */
const normal = (url: string) =>
  `${url}`
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '')
    .replace(/^\/+|\/+$/g, '')

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
