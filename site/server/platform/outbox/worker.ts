/**
 * Delivers entries of one kind that are due, then sleeps until the next is: there is one timer, and a
 * new entry triggers it. Each kind has its own, so that one that is slow does not hold up the others.
 */
import type {Log} from '../log.ts'
import {publish} from '../observed.ts'
import {asNotDelivered, type Entry, type Kind, NotDelivered, type Receipt} from './kind.ts'

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
  /** Work that another server left behind is found after this at the latest. */
  look: number
}

/** With the usual pauses they take five days and a half. */
export const MAX_TRIES = 30
const DEFAULT_PAUSES: Pauses = {first: 60_000, longest: 21_600_000, database: 10_000, look: 300_000}
const DEBOUNCE_MS = 50
/** How long a stop waits for deliveries in progress. */
const LAST_WAIT = 2_000

export interface Outcome {
  /** Id of the item. */
  item: string
  tries: number
  receipt?: Receipt
  /** Undefined: it was delivered. */
  failure: {reason: string; final: boolean; pause: number} | undefined
}

type Claiming = Pick<Kind, 'name' | 'concurrency' | 'perHour'>

/** The part of the outbox that a worker uses. */
export interface Entries {
  /** Marks what is due as being sent, the longest due first, as many as are delivered at a time. */
  claim(kind: Claiming): Promise<Entry[]>
  record(kind: Claiming, outcome: Outcome): Promise<void>
  /** Milliseconds until something is due; undefined when nothing waits. */
  nextDue(kind: Claiming): Promise<number | undefined>
}

interface WorkerOptions {
  kind: Kind
  entries: Entries
  log: Log
  pauses?: Partial<Pauses>
}

/** Delivers entries of this kind until it is stopped. */
export function startWorker({kind, entries, log, pauses: given}: WorkerOptions): Worker {
  const {what, channel = kind.name} = kind
  const pauses = {...DEFAULT_PAUSES, ...given}
  const cut = new AbortController()
  /**
   * Outcomes that could not be recorded while the database was down: recorded first when it is
   * back.
   */
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
        const claims = await entries.claim(kind)
        unrecorded = await Promise.all(claims.map(attempt))
        await record()
        if (claims.length || woken) continue
        const due = await entries.nextDue(kind)
        // Work that is due and was not taken is leased by another server for this moment.
        if (!woken) return sleep(Math.min(Math.max(due ?? pauses.look, DEBOUNCE_MS), pauses.look))
      } catch (error) {
        log.debug({err: error, channel}, 'deliveries cannot be read or recorded now')
        return sleep(pauses.database)
      }
    }
  }

  async function record() {
    while (unrecorded[0]) {
      await entries.record(kind, unrecorded[0])
      unrecorded = unrecorded.slice(1)
    }
  }

  async function attempt(entry: Entry): Promise<Outcome> {
    const {item, tries} = entry
    const about = {[what]: item, channel, tries}
    let receipt: Receipt | undefined
    try {
      receipt = await within(kind.timeoutMs, cut.signal, signal => kind.deliver(entry, signal))
    } catch (error) {
      const failure = failureOf(error, about)
      publish('delivery', {channel, outcome: failure.final ? 'failed' : 'retried'})
      return {item, tries, failure}
    }
    // There was nothing to send any more.
    if (receipt?.isObsolete) return {item, tries, failure: undefined, receipt}
    publish('delivery', {channel, outcome: 'delivered'})
    if (failing) log.info({channel}, 'delivery recovered')
    failing = false
    log.info(about, `${what} delivered`)
    return {item, tries, failure: undefined, ...(receipt && {receipt})}
  }

  function failureOf(error: unknown, about: {tries: number; channel: string}) {
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
