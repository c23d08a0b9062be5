/** Answers of reading calls in memory: see docs/decisions/024-response-cache.md. */
import type {ContentVersion} from '../../content/content-version.ts'
import {type ContentCache, contentCache} from '../cache/content-cache.ts'
import {type EncodedBody, encodedBody, entityTag} from '../cache/encoded-body.ts'

/** An answer as it is sent, the envelope included. */
export interface KeptAnswer {
  etag: string
  body: EncodedBody
}

export type AnswerCache = ContentCache<KeptAnswer>

/** Bytes. */
const CAPACITY = 8_000_000
const LARGEST = 1_000_000

export const createAnswerCache = (contentVersion: Pick<ContentVersion, 'current'>): AnswerCache =>
  contentCache(contentVersion, {
    capacity: CAPACITY,
    largest: LARGEST,
    sizeOf({body}, onGrow) {
      body.onGrow = onGrow
      return body.size()
    },
  })

export const keptAnswer = (text: string): KeptAnswer => ({
  etag: entityTag(text),
  body: encodedBody(text),
})
