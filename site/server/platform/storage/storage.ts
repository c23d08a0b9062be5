/**
 * The interface of a storage for media, and its failures. A file that is stored under a path never
 * changes: other content has another path. `bucket.ts` opens one.
 */
import type {Readable} from 'node:stream'
import {ServerError} from '../http-error.ts'

export interface StoredFile {
  size: number
  /** The whole file, or the requested range. */
  read(range?: {start: number; end: number}): Promise<Readable>
}

export interface Storage {
  /** Stores the file on this machine's disk under the path, unless there is one already. */
  store(path: string, file: string): Promise<void>
  find(path: string): Promise<StoredFile | undefined>
  remove(path: string): Promise<void>
  /** Every path that is stored. */
  list(): AsyncIterable<string>
  /** Rejects when nothing can be read from it now. */
  check(): Promise<void>
}

/** The bucket refuses or does not answer; the message says to what, and what to look at. */
export class BucketFailed extends ServerError {
  override name = 'BucketFailed'
  override readonly statusCode = 503
}

/** The part of a bucket that is no media: visitors' uploads. */
export const PRIVATE = 'private/'

/** The check ignores case: some buckets do not distinguish capitals from small letters. */
export const isPrivate = (path: string) => path.toLowerCase().startsWith(PRIVATE)
