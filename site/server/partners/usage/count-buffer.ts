/**
 * Counts that are added up in memory and written to the database about once a second: no page waits
 * for them, nor does one fail while the database is down. A kill loses the counts of that second.
 */
import type {Log} from '#server/platform/log.ts'

interface Counted {
  count: number
}

interface BufferPlan<Row extends Counted> {
  /** Rows of one key are added up. */
  keyOf: (row: Row) => string
  /** Adds to what is stored already. Each key is there once; one call is one batch. */
  store: (rows: Row[]) => Promise<void>
  /** Called once for all rows that are about to be stored, in batches. */
  prepare?: (rows: Row[]) => Promise<Row[]>
  /** The row to count instead when too many different counts wait. */
  overflow?: (row: Row) => Row
  /** The name of the counts in the log. */
  subject: string
  log: Log
}

export interface CountBuffer<Row extends Counted> {
  add(row: Row): void
  /** Resolves when all that was counted is in the database; rejects when that cannot be now. */
  written(): Promise<void>
  close(): Promise<void>
}

/** How many different counts wait in memory. */
const CAPACITY = 10_000
const BATCH = 500
/** Milliseconds between what is counted and its writing, and after a failure. */
const PAUSE = 1_000
const PAUSE_AFTER_FAILURE = 10_000

export function createCountBuffer<Row extends Counted>(plan: BufferPlan<Row>): CountBuffer<Row> {
  const {keyOf, store, prepare, overflow = row => row, subject, log} = plan
  const waiting = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let down = false

  function put(row: Row) {
    const isFull = waiting.size >= CAPACITY && !waiting.has(keyOf(row))
    addTo(waiting, keyOf, isFull ? overflow(row) : row)
  }

  async function write() {
    clearTimeout(timer)
    timer = undefined
    if (!waiting.size) return
    let left = [...waiting.values()]
    waiting.clear()
    try {
      if (prepare) left = await prepare(left)
      for (; left.length; left = left.slice(BATCH)) await store(left.slice(0, BATCH))
      down = false
    } catch (error) {
      if (!down) log.warn({err: error}, `${subject} cannot be stored, keeping counts in memory`)
      down = true
      left.forEach(put)
      throw error
    }
  }

  function written() {
    writing ??= write().finally(() => {
      writing = undefined
      if (waiting.size) schedule()
    })
    return writing
  }

  function schedule() {
    timer ??= setTimeout(() => written().catch(() => {}), down ? PAUSE_AFTER_FAILURE : PAUSE)
    timer.unref()
  }

  return {
    add(row) {
      put(row)
      if (!writing) schedule()
    },
    async written() {
      // Counts received during a write need another write.
      await writing?.catch(() => {})
      if (waiting.size) await written()
    },
    async close() {
      await writing?.catch(() => {})
      await write().catch(() => {})
      clearTimeout(timer)
    },
  }
}

/** Adds a row to the one of the same key, which it replaces. */
export function addTo<Row extends Counted>(
  rows: Map<string, Row>,
  keyOf: (row: Row) => string,
  row: Row,
) {
  const key = keyOf(row)
  rows.set(key, {...row, count: row.count + (rows.get(key)?.count ?? 0)})
}
