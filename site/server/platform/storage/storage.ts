/**
 * Where media lie: a folder on this machine, or a bucket that speaks the protocol of S3. What is
 * stored once under a path is never changed: another content has another path.
 */
import {join} from 'node:path'
import type {Readable} from 'node:stream'
import type {Settings} from '../env.ts'
import {bucketStorage} from './bucket.ts'
import {diskStorage} from './disk.ts'

export interface StoredFile {
  size: number
  /** The whole file, or the bytes that were asked for. */
  read(range?: {start: number; end: number}): Promise<Readable>
}

export interface Storage {
  /** Stores the file on this machine's disk under the path; if there is one already, it is kept. */
  store(path: string, file: string): Promise<void>
  find(path: string): Promise<StoredFile | undefined>
  remove(path: string): Promise<void>
  /** Every path that is stored. */
  list(): AsyncIterable<string>
}

export const openStorage = ({bucket, dataDir}: Pick<Settings, 'bucket' | 'dataDir'>): Storage =>
  bucket ? bucketStorage(bucket) : diskStorage(join(dataDir, 'storage'))
