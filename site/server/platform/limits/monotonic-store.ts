/**
 * In-memory store for @fastify/rate-limit on the monotonic clock. Its own store uses the system
 * clock: setting that back by an hour would block limited clients for an hour longer.
 */
import type {FastifyRateLimitStore} from '@fastify/rate-limit'

/** Clients that are remembered; the least recently seen is evicted first. */
const MAX_CLIENTS = 20_000

interface Window {
  count: number
  /** Milliseconds of `performance.now()`. */
  endsAt: number
}

export class MonotonicStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()

  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow = 60_000) {
    const now = performance.now()
    const known = this.#windows.get(key)
    const window = known && known.endsAt > now ? known : {count: 0, endsAt: now + timeWindow}
    window.count++
    this.#windows.delete(key)
    this.#windows.set(key, window)
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > MAX_CLIENTS && oldest !== undefined) this.#windows.delete(oldest)
    callback(null, {current: window.count, ttl: window.endsAt - now})
  }

  child(): FastifyRateLimitStore {
    return new MonotonicStore()
  }
}
