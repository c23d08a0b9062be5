/** Moves spooled leads into the database, and waits with growing pauses while it is down. */
import type {Log} from '#server/platform/log.ts'
import type {Lead} from './lead.ts'
import type {LeadStore} from './lead-store.ts'
import type {Spool} from './spool.ts'
import {storeBatch} from './store-batch.ts'

export interface Drain {
  /** True from a failure until the next success. */
  isDown(): boolean
  /** Resolves when nothing waits or the database is down. */
  settled(): Promise<void>
  /** Stores what waits, unless the database is down. */
  stop(): Promise<void>
}

export interface DrainOptions {
  spool: Spool
  store: Pick<LeadStore, 'insert'>
  log: Log
  /** Milliseconds of the first pause, and of the longest. */
  pauses?: {first: number; longest: number}
}

const BATCH = 200

export function startDrain({spool, store, log, pauses = PAUSES}: DrainOptions): Drain {
  let stopped = false
  let down = false
  let pause = pauses.first
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function run() {
    while (!stopped) {
      const batch = spool.oldest(BATCH)
      if (!batch.length) return
      if (!(await move(batch))) return retryLater()
    }
  }

  /** False when the rest has to be retried later. */
  async function move(batch: Lead[]): Promise<boolean> {
    const {stored, refused, failure} = await storeBatch(store, batch)
    if (stored.length) await settle(stored)
    for (const {lead, error} of refused) {
      const file = spool.setAside(lead)
      const about = {err: error, lead: lead.id, file}
      log.error(about, 'database rejected a lead, keeping it in the spool')
    }
    return failure === undefined || goDown(failure)
  }

  async function settle(leads: Lead[]) {
    if (down) log.info('database recovered, storing spooled leads')
    down = false
    pause = pauses.first
    await spool.settle(leads)
  }

  function goDown(error: unknown) {
    if (!down) {
      const {waiting} = spool.status()
      log.warn({err: error, waiting}, 'database unavailable, keeping leads in the spool')
    }
    down = true
    return false
  }

  function retryLater() {
    timer = setTimeout(wake, pause)
    timer.unref()
    pause = Math.min(pause * 2, pauses.longest)
  }

  function wake() {
    timer = undefined
    running ??= run().finally(() => {
      running = undefined
      // A lead may have come between the last look and this line.
      if (!stopped && !timer && spool.oldest(BATCH).length) wake()
    })
  }

  spool.onAppend = () => {
    if (!timer) wake()
  }
  wake()

  return {
    isDown: () => down,
    async settled() {
      while (running) await running
    },
    async stop() {
      while (!stopped && !down && spool.oldest(1).length) {
        wake()
        await running
      }
      // A trigger from now on finds nothing to do.
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

const PAUSES = {first: 250, longest: 10_000}
