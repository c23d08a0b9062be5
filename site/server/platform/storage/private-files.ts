/** Files in the private part of the bucket: no address of this server or of a browser leads to them. */
import {randomUUID} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import type {Settings} from '../env.ts'
import {ServerError} from '../http-error.ts'
import {type BucketTimeouts, bucketClient} from './bucket-client.ts'
import {PRIVATE} from './storage.ts'

export interface PrivateFiles {
  /** Stores the file on this machine's disk under the path, in the place of what is there. */
  put(path: string, file: string, signal?: AbortSignal): Promise<void>
  /** Undefined when there is none. */
  read(path: string): Promise<Buffer | undefined>
  /** The paths that begin so. */
  list(beginning: string): AsyncGenerator<string>
  remove(path: string): Promise<void>
  /** Rejects with PrivateFilesExposed when anybody could read what is stored. */
  refuseIfPublic(signal?: AbortSignal): Promise<void>
}

/** The bucket, or the network in front of it, hands out private files to anybody. */
export class PrivateFilesExposed extends ServerError {
  override name = 'PrivateFilesExposed'
}

type Where = Pick<Settings, 'bucket' | 'storageUrl' | 'apiPublicUrl'>

/** No browser and no cache is to keep or to show one, whatever leads to it. */
const HEADERS = {
  'content-type': 'application/octet-stream',
  'content-disposition': 'attachment',
  'cache-control': 'private, no-store',
}
const PROBE_TIMEOUT_MS = 5_000

/** Undefined without a bucket. */
export function openPrivateFiles(
  {bucket, storageUrl, apiPublicUrl}: Where,
  timeouts?: BucketTimeouts,
): PrivateFiles | undefined {
  if (!bucket) return undefined
  const client = bucketClient(bucket, timeouts)
  const {ask} = client
  const addressOf = (path: string) => {
    const address = client.addressOf(PRIVATE + path)
    if (!address) throw new Error(`"${path}" leaves the private part of the bucket.`)
    return address
  }
  const files: PrivateFiles = {
    async put(path, file, signal) {
      await ask('PUT', addressOf(path), {headers: HEADERS, body: await readFile(file), signal})
    },

    async read(path) {
      const address = addressOf(path)
      if (!(await ask('HEAD', address)).ok) return undefined
      return Buffer.from(await (await ask('GET', address)).arrayBuffer())
    },

    async *list(beginning) {
      for await (const key of client.keys(PRIVATE + beginning)) yield key.slice(PRIVATE.length)
    },

    async remove(path) {
      await ask('DELETE', addressOf(path))
    },

    async refuseIfPublic(signal) {
      const path = `probe-${randomUUID()}.pdf`
      const address = addressOf(path)
      await ask('PUT', address, {headers: HEADERS, body: path, signal})
      try {
        const isOwn = storageUrl === `${apiPublicUrl}/storage/`
        const ways = [address, ...(isOwn ? [] : [`${storageUrl}${PRIVATE}${path}`])]
        for (const way of ways) {
          if (!(await isReadable(way, path))) continue
          throw new PrivateFilesExposed(
            `Anybody can read ${PRIVATE} at ${new URL(way).origin}. Deny it there: see "Media in a bucket" in docs/guides/installing.md.`,
          )
        }
      } finally {
        await files.remove(path)
      }
    },
  }
  return files
}

/** Without our key, as anybody asks. What this machine cannot reach is not shown to it. */
async function isReadable(address: string, content: string) {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  const text = await fetch(address, {signal}).then(
    answer => answer.text(),
    () => '',
  )
  return text.includes(content)
}
