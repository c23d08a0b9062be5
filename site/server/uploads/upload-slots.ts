/** Limits concurrent uploads, and refuses them while the disk is nearly full. */
import {statfs} from 'node:fs/promises'
import {Refusal, ServerError} from '#server/platform/http-error.ts'
import {concurrencyLimit} from '#server/platform/limits/concurrency-limit.ts'

/** Bytes that must stay free on the disk: leads have priority. */
const RESERVE = 500 * 1024 * 1024
/** Each upload may take 100 MB. */
const CONCURRENT_UPLOADS = {total: 20, perNetwork: 4}

/**
 * Resolves with a function that frees the slot. Rejects with 429 when the network has too many
 * uploads, and with 503 when there are too many in total or the directory's disk is nearly full.
 */
export type Enter = (directory: string, network: string | undefined) => Promise<() => void>

export function roomForUploads(): Enter {
  const acquire = concurrencyLimit(CONCURRENT_UPLOADS)
  return async (directory, network) => {
    const {refused, release} = acquire(network)
    if (refused === 429) throw new Refusal(429, TOO_MANY, {retryAfter: 5})
    if (refused) throw new UploadsUnavailable('too many concurrent uploads')
    const {bavail, bsize} = await statfs(directory)
    if (bavail * bsize >= RESERVE) return release
    release()
    throw new UploadsUnavailable('the disk is nearly full')
  }
}

const TOO_MANY = 'Too many files at once. Please wait a moment and try again.'

/** Files cannot be put on the disk now: the sender must try again later. */
export class UploadsUnavailable extends ServerError {
  override name = 'UploadsUnavailable'
  override readonly statusCode = 503
}

/** An error of the operating system is not the sender's fault. */
export const asUploadsFailure = (error: unknown) =>
  (error as NodeJS.ErrnoException).syscall === undefined
    ? undefined
    : new UploadsUnavailable('upload not written', {cause: error})
