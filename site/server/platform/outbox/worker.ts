/**
 * Brings what is due by one channel, then sleeps until the next is: there is one timer, and a stored
 * lead triggers it. Each channel has its own, so that one that is slow does not hold up the other.
 */
import type {Log} from '../log.ts'
import {publish} from '../observed.ts'
import {asNotDelivered, type Channel, NotDelivered} from './channel.ts'

export interface Worker {
  /** Something may be due. */
  wake(): void
  /** Waits a while for deliveries in progress. */
  stop(): Promise<void>
}

/** Milliseconds. */
export interface Pauses {
  /** After the first try, doubled after each. */
  first: number
  longest: number
  /** While the database is not available. */
  database: number
  /** What another server left behind is found after this at the latest. */
  look: number
}

/** With the usual pauses they take five days and a half. */
export const MAX_TRIES = 30
const DEFAULT_PAUSES: Pauses = {first: 60_000, longest: 21_600_000, database: 10_000, look: 300_000}
const DEBOUNCE_MS = 50
/** How long a stop waits for deliveries in progress. */
const LAST_WAIT = 2_000

export interface Claim<Item> {
  item: Item
  /** Number of the try that this claim is for, from 1. */
  tries: number
  /** The row was changed by hand; what could be read of it is in `item`. */
  isDamaged: boolean
}

export interface Outcome {
  /** Id of the item. */
  item: string
  tries: number
  /** Undefined: it was delivered. */
  failure: {reason: string; final: boolean; pause: number} | undefined
}

/** The part of an outbox that a worker uses. */
export interface WorkerOutbox<Item, Name> {
  claim(channel: Name, most: number): Promise<Claim<Item>[]>
  record(channel: Name, outcome: Outcome): Promise<void>
  nextDue(channel: Name): Promise<number | undefined>
}

interface WorkerOptions<Item, Name extends string> {
  channel: Channel<Item, Name>
  outbox: WorkerOutbox<Item, Name>
  /** What is brought, as the log calls it. */
  what?: string
  log: Log
  pauses?: Partial<Pauses>
}

export function startWorker<Item extends {id: string}, Name extends string>({
  channel,
  outbox,
  what = 'lead',
  log,
  pauses: given,
}: WorkerOptions<Item, Name>): Worker {
  const pauses = {...DEFAULT_PAUSES, ...given}
  const cut = new AbortController()
  /** What could not be recorded yet, because the database was down: first of all when it is back. */
  let unrecorded: Outcome[] = []
  let stopped = false
  let woken = false
  let failing = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function run() {
    while (!stopped) {
      woken = false
      try {
        await record()
        const claims = await outbox.claim(channel.name, channel.concurrency)
        unrecorded = await Promise.all(claims.map(attempt))
        await record()
        if (claims.length || woken) continue
        const due = await outbox.nextDue(channel.name)
        // What is due and was not taken is in another server's hand for this moment.
        if (!woken) return sleep(Math.min(Math.max(due ?? pauses.look, DEBOUNCE_MS), pauses.look))
      } catch (error) {
        log.debug({err: error, channel: channel.name}, 'deliveries cannot be read or recorded now')
        return sleep(pauses.database)
      }
    }
  }

  async function record() {
    while (unrecorded[0]) {
      await outbox.record(channel.name, unrecorded[0])
      unrecorded = unrecorded.slice(1)
    }
  }

  async function attempt({item, tries, isDamaged}: Claim<Item>): Promise<Outcome> {
    const about = {[what]: item.id, channel: channel.name, tries}
    if (isDamaged) log.error(about, `stored ${what} is damaged, delivering its readable part`)
    try {
      await within(channel.timeoutMs, cut.signal, signal => channel.deliver(item, signal))
    } catch (error) {
      const failure = failureOf(error, about)
      publish('delivery', {channel: channel.name, outcome: failure.final ? 'failed' : 'retried'})
      return {item: item.id, tries, failure}
    }
    publish('delivery', {channel: channel.name, outcome: 'delivered'})
    if (failing) log.info({channel: channel.name}, 'delivery recovered')
    failing = false
    log.info(about, `${what} delivered`)
    return {item: item.id, tries, failure: undefined}
  }

  function failureOf(error: unknown, about: {tries: number; channel: Name}) {
    const {message: reason, final: refused, rest} = asNotDelivered(error)
    const final = refused || about.tries >= MAX_TRIES
    if (cut.signal.aborted) return {reason, final: false, pause: 0}
    if (final) log.error({...about, reason}, 'delivery failed permanently')
    else if (!failing) log.warn({...about, reason}, 'delivery failed, will retry')
    failing ||= !refused
    const own = Math.min(pauses.first * 2 ** (about.tries - 1), pauses.longest)
    return {reason, final, pause: Math.min(Math.max(own, rest), pauses.longest)}
  }

  function sleep(ms: number) {
    timer = setTimeout(wake, ms).unref()
  }

  function wake() {
    woken = true
    if (running) return
    clearTimeout(timer)
    running = run().finally(() => {
      running = undefined
    })
  }

  wake()
  return {
    wake,
    async stop() {
      // A trigger from now on finds nothing to do.
      stopped = true
      const end = setTimeout(() => cut.abort(new NotDelivered('the server stopped')), LAST_WAIT)
      await running
      clearTimeout(end)
    },
  }
}

/** Ends after so many milliseconds, or when it is cut, whether the work listens or not. */
async function within<T>(ms: number, cut: AbortSignal, work: (signal: AbortSignal) => Promise<T>) {
  cut.throwIfAborted()
  const end = new AbortController()
  const stop = () => end.abort(cut.reason)
  const timer = setTimeout(() => end.abort(new NotDelivered('timed out')), ms)
  cut.addEventListener('abort', stop)
  try {
    const ended = new Promise<never>((_resolve, reject) => {
      end.signal.addEventListener('abort', () => reject(end.signal.reason))
    })
    return await Promise.race([ended, work(end.signal)])
  } finally {
    clearTimeout(timer)
    cut.removeEventListener('abort', stop)
  }
}
