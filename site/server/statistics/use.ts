/**
 * Counts the use of widgets in memory and adds it to the database about once a second: a page never
 * waits for it, nor does it fail while the database is down. See docs/decisions/partner-statistics.md.
 */
import {officeDay} from '../../../widgets/shared/office-day.ts'
import type {Database, Orm} from '../db/connect.ts'
import type {Log} from '../log.ts'
import {addUse, partnersOn, type UseRow} from './use-store.ts'

/** What one page tells at once: tags, each as often as it was viewed or opened. */
export interface Use {
  /** Empty where the page names none. */
  partner: string
  view: string[]
  open: string[]
}

export interface UseCounter {
  count(use: Use): void
  /** Resolves when all that was counted is in the database; rejects when that cannot be now. */
  written(): Promise<void>
  close(): Promise<void>
}

/** Under this name stands everybody for whom there is no more room on a day. */
export const OTHERS = '(others)'
/** How many partners are counted by name on a day: anybody can make names up. */
export const PARTNERS_A_DAY = 500
/** How many different counts wait in memory. */
const WAITING = 10_000
const BATCH = 500
/** Milliseconds between what is counted and its writing, and after a failure. */
const PAUSE = 1_000
const PAUSE_AFTER_FAILURE = 10_000

export function createUseCounter(database: Pick<Database, 'ready'>, log: Log): UseCounter {
  const waiting = new Map<string, UseRow>()
  const keepRoom = roomForPartners()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let down = false

  function add(row: UseRow) {
    const isFull = waiting.size >= WAITING && !waiting.has(keyOf(row))
    addTo(waiting, isFull ? {...row, partner: OTHERS} : row)
  }

  async function write() {
    clearTimeout(timer)
    timer = undefined
    if (!waiting.size) return
    let left = [...waiting.values()]
    waiting.clear()
    try {
      const orm = await database.ready()
      left = await keepRoom(orm, left)
      for (; left.length; left = left.slice(BATCH)) await addUse(orm, left.slice(0, BATCH))
      down = false
    } catch (error) {
      if (!down) log.warn({err: error}, 'the use of widgets cannot be stored; it waits in memory')
      down = true
      left.forEach(add)
      throw error
    }
  }

  function written() {
    writing ??= write().finally(() => {
      writing = undefined
      if (waiting.size) later()
    })
    return writing
  }

  function later() {
    timer ??= setTimeout(() => written().catch(() => {}), down ? PAUSE_AFTER_FAILURE : PAUSE)
    timer.unref()
  }

  return {
    count({partner, view, open}) {
      const day = officeDay()
      for (const widget of view) add({day, partner, widget, kind: 'view', count: 1})
      for (const widget of open) add({day, partner, widget, kind: 'open', count: 1})
      if (waiting.size && !writing) later()
    },
    async written() {
      // What came while others were being written needs a turn of its own.
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

/** Puts those for whom there is no more room on their day together; rows come back in one order. */
function roomForPartners() {
  const byDay = new Map<string, Set<string>>()

  async function partnersOf(orm: Orm, day: string) {
    const partners = byDay.get(day) ?? new Set(await partnersOn(orm, day))
    byDay.set(day, partners)
    // Yesterday's may still be on their way.
    const [oldest = day] = byDay.keys()
    if (byDay.size > 2) byDay.delete(oldest)
    return partners
  }

  return async (orm: Orm, rows: UseRow[]): Promise<UseRow[]> => {
    const counts = new Map<string, UseRow>()
    for (const row of rows) {
      const partners = await partnersOf(orm, row.day)
      if (partners.size < PARTNERS_A_DAY) partners.add(row.partner)
      addTo(counts, partners.has(row.partner) ? row : {...row, partner: OTHERS})
    }
    // Servers on the same database would wait for each other in a circle, had each an order of its own.
    return [...counts.keys()].sort().flatMap(key => counts.get(key) ?? [])
  }
}

function addTo(counts: Map<string, UseRow>, row: UseRow) {
  const key = keyOf(row)
  const count = (counts.get(key)?.count ?? 0) + row.count
  counts.set(key, {...row, count})
}

const keyOf = ({day, partner, widget, kind}: UseRow) => [day, widget, kind, partner].join(' ')
