/**
 * Counts requests for @fastify/rate-limit by a clock that nobody sets: with its own store an address
 * that is limited waits an hour longer when the system's clock goes back by one.
 */
import type {FastifyRateLimitStore} from '@fastify/rate-limit'

/** Senders that are remembered; the one that was quiet for longest is forgotten first. */
const MOST = 20_000

interface Window {
  count: number
  /** Milliseconds of `performance.now()`. */
  endsAt: number
}

export class MonotonicStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()
  readonly #now: () => number

  constructor(_options?: unknown, now = () => performance.now()) {
    this.#now = now
  }

  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow = 60_000) {
    const now = this.#now()
    const known = this.#windows.get(key)
    const window = known && known.endsAt > now ? known : {count: 0, endsAt: now + timeWindow}
    window.count++
    this.#windows.delete(key)
    this.#windows.set(key, window)
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > MOST && oldest !== undefined) this.#windows.delete(oldest)
    callback(null, {current: window.count, ttl: window.endsAt - now})
  }

  child(): FastifyRateLimitStore {
    return new MonotonicStore(undefined, this.#now)
  }
}
