/**
 * Where media lie: a folder on this machine, or a bucket that speaks the protocol of S3. What is
 * stored once under a path is never changed: another content has another path.
 */
import {join} from 'node:path'
import type {Settings} from '../env.ts'
import {bucketStorage} from './bucket.ts'
import {diskStorage} from './disk.ts'
import type {Storage} from './stored-media.ts'

export type {Storage, StoredFile} from './stored-media.ts'

export const openStorage = ({bucket, dataDir}: Pick<Settings, 'bucket' | 'dataDir'>): Storage =>
  bucket ? bucketStorage(bucket) : diskStorage(join(dataDir, 'storage'))
