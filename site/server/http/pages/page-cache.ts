/** Rendered pages in memory, compressed, without anything of a visitor: docs/decisions/035-page-cache.md. */
import {contentCache} from '#server/content/versions/content-cache.ts'
import type {ContentVersion} from '#server/content/versions/content-version.ts'
import {compressedBody, type EncodedBody, entityTag} from '#server/platform/encoded-body.ts'
import type {RenderResult} from '../../../app/core/render.tsx'

/** A page as it is sent. */
export interface SentPage
  extends Pick<RenderResult, 'status' | 'redirect' | 'parameters' | 'failure'> {
  etag: string
  policy: string
  body: EncodedBody
  /** True when other visitors may receive it. */
  isShared: boolean
}

/** Bytes; a page takes some 20 kB in each language, for phones and for others. */
const CAPACITY = 12_000_000
/** The capacity for addresses that anybody can make up: they never evict the others. */
const QUERY_CAPACITY = 4_000_000
const MAX_BYTES = 1_000_000

export function pageCache(contentVersion: Pick<ContentVersion, 'current'>) {
  const cacheOf = (name: string, capacity: number) =>
    contentCache<SentPage>(contentVersion, {
      name,
      capacity,
      largest: MAX_BYTES,
      isKept: ({isShared}) => isShared,
      sizeOf({body, policy}, onGrow) {
        body.onGrow = onGrow
        return body.size() + policy.length
      },
    })
  const plain = cacheOf('pages', CAPACITY)
  const queried = cacheOf('queried pages', QUERY_CAPACITY)
  /** `choice`: currency and units, where they are not the usual ones. */
  return {
    for: (address: string, choice: string) => (choice || address.includes('?') ? queried : plain),
  }
}

/**
 * A version for back ends that report none of their own: pages are cached for so many seconds,
 * which an operator chooses. Without a number, nothing is cached.
 */
export const versionOfSeconds = (seconds: number): Pick<ContentVersion, 'current'> => ({
  current: () => (seconds ? `${Math.floor(Date.now() / (seconds * 1000))}` : undefined),
})

/** Turns a rendered page into a response, ready for every visitor who may receive it. */
export async function sentPage(
  {status, html, redirect, parameters, failure, isComplete = false}: RenderResult,
  policy: string,
): Promise<SentPage> {
  return {
    status,
    redirect,
    parameters,
    failure,
    policy,
    etag: entityTag(html, policy),
    body: await compressedBody(html),
    isShared: status === 200 && isComplete && !redirect && !failure,
  }
}
