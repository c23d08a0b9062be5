/**
 * How many enquiries a network sent through the other servers of a database. Counting never delays
 * an enquiry: it is looked up in memory, and servers exchange their counts about once a second.
 */
import {lt, sql} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {enquiryCounts} from '#server/platform/db/tables.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import {keyOfNetwork} from '#server/platform/limits/client-network.ts'

export interface SharedCounts {
  /**
   * Counts one request of the network. Answers how many it sent in this minute through all servers,
   * and 0 where the others know of none: a server alone limits by itself.
   */
  count(network: string): number
  close(): Promise<void>
}

/** Networks of one minute that are exchanged; above it each server counts for itself. */
const MAX_NETWORKS = 10_000
const EXCHANGE_MS = 1_000
/** Minutes after which rows are deleted. */
const KEPT_MINUTES = 5

interface Counts {
  minute: number
  /** The requests of all networks that have not been reported to the other servers. */
  unsent: number
  networks: Map<string, {sent: number; unsent: number; others: number}>
}

const minuteNow = () => Math.floor(Date.now() / 60_000)

/** For a server alone. */
export const noOthers: SharedCounts = {count: () => 0, close: async () => {}}

export function sharedCounts(
  database: Pick<Database, 'ready'>,
  secret: Pick<FormSecret, 'current'>,
  exchangeMs = EXCHANGE_MS,
): SharedCounts {
  let counts: Counts = {minute: 0, unsent: 0, networks: new Map()}
  let exchange: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function exchangeNow(exchanged: Counts) {
    const {minute, networks} = exchanged
    const rows = [...networks]
      .filter(([, {unsent}]) => unsent)
      .map(([network, {unsent}]) => ({network, minute, count: unsent}))
    if (!rows.length) return
    const totals = await addCounts(await database.ready(), rows)
    for (const {network, count} of rows) {
      const mine = networks.get(network)
      if (!mine) continue
      mine.sent += count
      mine.unsent -= count
      exchanged.unsent -= count
      mine.others = (totals.get(network) ?? mine.sent) - mine.sent
    }
  }

  function exchangeSoon() {
    if (timer || exchange || isClosed) return
    timer = setTimeout(() => {
      timer = undefined
      const exchanged = counts
      exchange = exchangeNow(exchanged)
        // The database is down: each server counts for itself meanwhile.
        .catch(() => {})
        .finally(() => {
          exchange = undefined
          // The remainder of an earlier minute has no effect on limits.
          if (counts.unsent && counts.minute === minuteNow()) exchangeSoon()
        })
    }, exchangeMs)
    timer.unref()
  }

  return {
    count(network) {
      const minute = minuteNow()
      if (minute !== counts.minute) counts = {minute, unsent: 0, networks: new Map()}
      const key = keyOfNetwork(secret, network)
      const known = counts.networks.get(key)
      if (!known && counts.networks.size >= MAX_NETWORKS) return 0
      const mine = known ?? {sent: 0, unsent: 0, others: 0}
      mine.unsent++
      counts.unsent++
      counts.networks.set(key, mine)
      exchangeSoon()
      return mine.others && mine.others + mine.sent + mine.unsent
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await exchange
    },
  }
}

type Row = typeof enquiryCounts.$inferInsert

/** Answers the counts of all servers. In one order, so that two servers never wait for each other. */
async function addCounts(orm: Orm, rows: Row[]) {
  const [{minute = 0} = {}] = rows
  const sorted = rows.toSorted((a, b) => (a.network < b.network ? -1 : 1))
  const added = await orm
    .insert(enquiryCounts)
    .values(sorted)
    .onConflictDoUpdate({
      target: [enquiryCounts.minute, enquiryCounts.network],
      set: {count: sql`${enquiryCounts.count} + excluded.count`},
    })
    .returning()
  await orm.delete(enquiryCounts).where(lt(enquiryCounts.minute, minute - KEPT_MINUTES))
  return new Map(added.map(({network, count}) => [network, count]))
}
