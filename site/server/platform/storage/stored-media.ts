/** What a place for media can do, and how it fails; `storage.ts` opens one. */
import type {Readable} from 'node:stream'

export interface StoredFile {
  size: number
  /** The whole file, or the requested range. */
  read(range?: {start: number; end: number}): Promise<Readable>
}

export interface Storage {
  /** Stores the file on this machine's disk under the path; if there is one already, it is kept. */
  store(path: string, file: string): Promise<void>
  find(path: string): Promise<StoredFile | undefined>
  remove(path: string): Promise<void>
  /** Every path that is stored. */
  list(): AsyncIterable<string>
  /** Rejects when nothing can be read from it now. */
  check(): Promise<void>
}

/** The bucket refuses or does not answer; the message says to what, and what to look at. */
export class BucketFailed extends Error {
  override name = 'BucketFailed'
}
