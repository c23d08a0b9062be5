/**
 * The storage of media: a bucket that speaks the protocol of S3, or a folder on this machine. What is
 * private in a bucket does not exist here.
 */
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import type {ReadableStream} from 'node:stream/web'
import type {Settings} from '../env.ts'
import type {BucketSettings} from '../env-values.ts'
import {type BucketTimeouts, bucketClient} from './bucket-client.ts'
import {diskStorage} from './disk.ts'
import {mediaType} from './media-type.ts'
import {isPrivate, type Storage} from './storage.ts'

/** Opens the storage that the settings name. */
export const openStorage = ({bucket, dataDir}: Pick<Settings, 'bucket' | 'dataDir'>): Storage =>
  bucket ? bucketStorage(bucket) : diskStorage(join(dataDir, 'storage'))

export function bucketStorage(bucket: BucketSettings, timeouts?: BucketTimeouts): Storage {
  const client = bucketClient(bucket, timeouts)
  const {ask} = client
  const addressOf = (path: string) => (isPrivate(path) ? undefined : client.addressOf(path))

  return {
    async store(path, source) {
      const address = addressOf(path)
      if (!address) throw new Error(`"${path}" is no place for media in the bucket.`)
      if ((await ask('HEAD', address)).ok) return
      const headers = {
        'content-type': mediaType(path),
        'cache-control': 'public, max-age=31536000, immutable',
      }
      await ask('PUT', address, {headers, body: await readFile(source)})
    },

    async find(path) {
      const address = addressOf(path)
      const answer = address ? await ask('HEAD', address) : undefined
      if (!address || !answer?.ok) return undefined
      return {
        size: Number(answer.headers.get('content-length')),
        async read(range) {
          const headers = range && {range: `bytes=${range.start}-${range.end}`}
          const {body} = await ask('GET', address, headers && {headers})
          return Readable.fromWeb(body as ReadableStream)
        },
      }
    },

    async remove(path) {
      const address = addressOf(path)
      if (address) await ask('DELETE', address)
    },

    check: () => client.check(),

    async *list() {
      for await (const key of client.keys('')) if (!isPrivate(key)) yield key
    },
  }
}
