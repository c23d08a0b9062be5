/** Requests to a bucket that speaks the protocol of S3, signed with its key. */
import {AwsClient} from 'aws4fetch'
import type {BucketSettings} from '../env-values.ts'
import {BucketFailed} from './storage.ts'

export interface BucketClient {
  /** Undefined for a path that would lead out of the bucket. */
  addressOf(path: string): string | undefined
  /** Rejects with BucketFailed, but for a HEAD of what is not there. */
  ask(method: string, address: string, init?: RequestInit): Promise<Response>
  /** Every key that begins so. */
  keys(prefix: string): AsyncGenerator<string>
  /** Rejects when the bucket cannot be listed. */
  check(): Promise<void>
}

/** Until an answer has begun; to a file that is sent, it begins when that has arrived. */
const TIMEOUT_MS = {reading: 10_000, writing: 600_000}
export type BucketTimeouts = typeof TIMEOUT_MS
/** The retries after a failure on its side; a visitor waits meanwhile. */
const RETRIES = 2

export function bucketClient(bucket: BucketSettings, timeoutMs = TIMEOUT_MS): BucketClient {
  const {url, region, keyId: accessKeyId, secret: secretAccessKey} = bucket
  const keys = {accessKeyId, secretAccessKey}
  const client = new AwsClient({...keys, region, service: 's3', retries: RETRIES})

  const ask = async (method: string, address: string, init?: RequestInit) => {
    const {signal, clear} = within(method === 'PUT' ? timeoutMs.writing : timeoutMs.reading)
    const signals = init?.signal ? AbortSignal.any([signal, init.signal]) : signal
    const request = client.fetch(address, {...init, method, signal: signals}).finally(clear)
    const answer = await request.catch(cause => {
      throw new BucketFailed('The bucket does not answer. Check STORAGE_BUCKET.', {cause})
    })
    const {ok, status} = answer
    if (ok || (status === 404 && method === 'HEAD')) return answer
    const remedy = REMEDIES[status] ?? 'Try again later.'
    throw new BucketFailed(`The bucket answered ${status} to ${method}. ${remedy}`)
  }

  return {
    ask,

    addressOf(path) {
      const parts = path.split('/')
      const leaves = parts.some(part => part === '' || part === '.' || part === '..')
      return leaves ? undefined : `${url}/${parts.map(encodeURIComponent).join('/')}`
    },

    async *keys(prefix) {
      let token: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(prefix && {prefix}),
          ...(token && {'continuation-token': token}),
        })
        const xml = await (await ask('GET', `${url}?${query}`)).text()
        for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) yield plain(key)
        const [, next] = /<NextContinuationToken>([^<]*)</.exec(xml) ?? []
        token = next && plain(next)
      } while (token)
    },

    async check() {
      await (await ask('GET', `${url}?list-type=2&max-keys=1`)).body?.cancel()
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
