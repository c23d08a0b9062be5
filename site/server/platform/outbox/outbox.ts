/**
 * The outbox of this server: slices register kinds of entries, and each has a worker. See
 * docs/decisions/018-lead-delivery-outbox.md.
 */
import type {Database} from '../db/connect.ts'
import type {Log} from '../log.ts'
import {openEntries} from './entries.ts'
import type {Kind} from './kind.ts'
import {type Pauses, startWorker, type Worker} from './worker.ts'

export interface Outbox {
  /** Delivers entries of this kind from now on; returns how to end that. */
  deliver(kind: Kind): {stop(): Promise<void>}
  /** Entries of these kinds may be due. */
  wake(...names: string[]): void
  /** Waits a while for deliveries in progress. */
  close(): Promise<void>
}

interface OutboxOptions {
  database: Pick<Database, 'ready'>
  log: Log
  pauses?: Partial<Pauses>
}

/** Opens the outbox of a database. */
export function openOutbox({database, log, pauses}: OutboxOptions): Outbox {
  const entries = openEntries(database)
  const workers = new Map<Kind, Worker>()

  async function stop(kind: Kind) {
    const worker = workers.get(kind)
    workers.delete(kind)
    await worker?.stop()
  }

  return {
    deliver(kind) {
      workers.set(kind, startWorker({kind, entries, log, pauses}))
      return {stop: () => stop(kind)}
    },
    wake(...names) {
      for (const [{name}, worker] of workers) if (names.includes(name)) worker.wake()
    },
    async close() {
      await Promise.all([...workers.keys()].map(stop))
    },
  }
}
