/**
 * Caches one value that takes many calls to compute. Concurrent callers share one computation. When
 * a refresh fails, the stale value is served: an old list is better for a search engine than none.
 */
import type {FastifyReply} from 'fastify'

export interface StaleCacheOptions {
  /** How long a value is fresh. */
  maxAgeMs?: number
  /** How long no new attempt is made after a failure. */
  backoffMs?: number
  now?: () => number
  /** The version of the sources; when it changes, the value is made again at once. */
  version?: () => Promise<unknown>
  /** Called for each failure; callers see it only while there is no value at all. */
  onFailure?: (error: unknown) => void
}

/** The returned function rejects only while no computation has succeeded yet. */
export function staleCache<Value>(
  compute: () => Promise<Value>,
  options: StaleCacheOptions = {},
): () => Promise<Value> {
  const {maxAgeMs = 300_000, backoffMs = 30_000, now = Date.now, onFailure} = options
  let cached: {value: Value; version: unknown; expires: number} | undefined
  let pending: Promise<Value> | undefined

  const refresh = async (version: unknown) => {
    try {
      const value = await compute()
      cached = {value, version, expires: now() + maxAgeMs}
      return value
    } catch (error) {
      onFailure?.(error)
      if (!cached) throw error
      cached = {value: cached.value, version, expires: now() + backoffMs}
      return cached.value
    } finally {
      pending = undefined
    }
  }

  return async () => {
    const version = await options.version?.().catch(() => cached?.version)
    if (cached && now() < cached.expires && cached.version === version) return cached.value
    pending ??= refresh(version)
    return pending
  }
}

/** Seconds. */
const RETRY_AFTER_SECONDS = 120

export const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': `${RETRY_AFTER_SECONDS}`,
    })
    .send('Please come again in some minutes.\n')
