/** The content of a file that came with an enquiry, from this machine's disk or from the bucket. */
import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {ServerError} from '#server/platform/http-error.ts'
import type {PrivateFiles} from '#server/platform/storage/private-files.ts'
import type {KeptFile} from './keep-files.ts'

export interface UploadSources {
  dataDir: string
  /** Undefined without a bucket. */
  files: Pick<PrivateFiles, 'read'> | undefined
}

/** It is not what the visitor sent. */
export class DamagedUpload extends ServerError {
  override name = 'DamagedUpload'
}

/**
 * Undefined where it is on another machine. The disk comes first: a file leaves it only when it is in
 * the bucket. Rejects with BucketFailed when that does not answer.
 */
export async function readUpload(
  {path, sha256}: KeptFile,
  {dataDir, files}: UploadSources,
): Promise<Buffer | undefined> {
  const content = (await onDisk(join(dataDir, path))) ?? (await files?.read(path))
  if (content && createHash('sha256').update(content).digest('hex') !== sha256) {
    throw new DamagedUpload(path)
  }
  return content
}

const onDisk = (path: string) =>
  readFile(path).catch(error => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
