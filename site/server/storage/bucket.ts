/** Media in a bucket that speaks the protocol of S3. */
import {readFile} from 'node:fs/promises'
import {Readable} from 'node:stream'
import type {ReadableStream} from 'node:stream/web'
import {AwsClient} from 'aws4fetch'
import type {BucketSettings} from '../env.ts'
import {mediaType} from './media-type.ts'
import type {Storage} from './storage.ts'

export function bucketStorage(bucket: BucketSettings): Storage {
  const {url, region, keyId: accessKeyId, secret: secretAccessKey} = bucket
  const client = new AwsClient({accessKeyId, secretAccessKey, region, service: 's3'})
  const addressOf = (path: string) => `${url}/${path.split('/').map(encodeURIComponent).join('/')}`

  const ask = async (address: string, init?: RequestInit) => {
    const answer = await client.fetch(address, init)
    if (answer.ok || answer.status === 404) return answer
    throw new BucketFailed(`The bucket answered ${answer.status} to ${init?.method ?? 'GET'}.`)
  }

  return {
    async store(path, source) {
      const address = addressOf(path)
      if ((await ask(address, {method: 'HEAD'})).ok) return
      const headers = {
        'content-type': mediaType(path),
        'cache-control': 'public, max-age=31536000, immutable',
      }
      await ask(address, {method: 'PUT', headers, body: await readFile(source)})
    },

    async find(path) {
      const answer = await ask(addressOf(path), {method: 'HEAD'})
      if (!answer.ok) return undefined
      return {
        size: Number(answer.headers.get('content-length')),
        async read(range) {
          const headers = range && {range: `bytes=${range.start}-${range.end}`}
          const {body} = await ask(addressOf(path), headers && {headers})
          return Readable.fromWeb(body as ReadableStream)
        },
      }
    },

    async remove(path) {
      await ask(addressOf(path), {method: 'DELETE'})
    },

    async *list() {
      let token: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(token && {'continuation-token': token}),
        })
        const xml = await (await ask(`${url}?${query}`)).text()
        for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) yield plain(key)
        const [, next] = /<NextContinuationToken>([^<]*)</.exec(xml) ?? []
        token = next && plain(next)
      } while (token)
    },
  }
}

export class BucketFailed extends Error {
  override name = 'BucketFailed'
}

const ENTITIES: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"}
const plain = (xml: string) => xml.replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
