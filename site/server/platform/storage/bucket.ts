/** Media in a bucket that speaks the protocol of S3. */
import {readFile} from 'node:fs/promises'
import {Readable} from 'node:stream'
import type {ReadableStream} from 'node:stream/web'
import {AwsClient} from 'aws4fetch'
import type {BucketSettings} from '../env-values.ts'
import {mediaType} from './media-type.ts'
import {BucketFailed, type Storage} from './stored-media.ts'

/** Until an answer has begun; to a file that is sent, it begins when that has arrived. */
const TIMEOUT_MS = {reading: 10_000, writing: 600_000}
/** Of what failed on its side; a visitor waits meanwhile. */
const RETRIES = 2

export function bucketStorage(bucket: BucketSettings, timeoutMs = TIMEOUT_MS): Storage {
  const {url, region, keyId: accessKeyId, secret: secretAccessKey} = bucket
  const keys = {accessKeyId, secretAccessKey}
  const client = new AwsClient({...keys, region, service: 's3', retries: RETRIES})
  /** Undefined for a path that would lead out of the bucket. */
  const addressOf = (path: string) => {
    const parts = path.split('/')
    const leaves = parts.some(part => part === '' || part === '.' || part === '..')
    return leaves ? undefined : `${url}/${parts.map(encodeURIComponent).join('/')}`
  }

  const ask = async (method: string, address: string, init?: RequestInit) => {
    const {signal, clear} = within(method === 'PUT' ? timeoutMs.writing : timeoutMs.reading)
    const request = client.fetch(address, {...init, method, signal}).finally(clear)
    const answer = await request.catch(cause => {
      throw new BucketFailed('The bucket does not answer. Check STORAGE_BUCKET.', {cause})
    })
    const {ok, status} = answer
    if (ok || (status === 404 && method === 'HEAD')) return answer
    const remedy = REMEDIES[status] ?? 'Try again later.'
    throw new BucketFailed(`The bucket answered ${status} to ${method}. ${remedy}`)
  }

  return {
    async store(path, source) {
      const address = addressOf(path)
      if (!address) throw new Error(`"${path}" leaves the bucket.`)
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

    async check() {
      await (await ask('GET', `${url}?list-type=2&max-keys=1`)).body?.cancel()
    },

    async *list() {
      let token: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(token && {'continuation-token': token}),
        })
        const xml = await (await ask('GET', `${url}?${query}`)).text()
        for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) yield plain(key)
        const [, next] = /<NextContinuationToken>([^<]*)</.exec(xml) ?? []
        token = next && plain(next)
      } while (token)
    },
  }
}

const REMEDIES: Record<number, string> = {
  403: 'Check STORAGE_KEY_ID, STORAGE_SECRET and STORAGE_REGION.',
  404: 'Check STORAGE_BUCKET.',
}

/** Only until the answer begins: a film takes its time. */
function within(milliseconds: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  return {signal: controller.signal, clear: () => clearTimeout(timer)}
}

const ENTITIES: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"}
const plain = (xml: string) => xml.replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
