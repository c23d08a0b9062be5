/**
 * The way of a lead: spooled, then answered, then stored. The same idempotency key stores one lead,
 * however often and however close together it is sent.
 */
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {ServerError} from '#server/platform/http-error.ts'
import type {Log} from '#server/platform/log.ts'
import type {Period} from '#server/platform/period.ts'
import type {ChannelName} from './delivery/settings.ts'
import {type DrainOptions, startDrain} from './drain.ts'
import type {LeadHooks} from './hooks.ts'
import {type Lead, type LeadDraft, makeLead} from './lead.ts'
import {type LeadRow, type LeadStore, leadStore, rowOf} from './lead-store.ts'
import {type LeadsOfDay, storedByDay, withWaiting} from './leads-by-day.ts'
import {restoreArchive} from './restore.ts'
import {openSpool, type Spool} from './spool.ts'

export interface Leads {
  /** Resolves when the lead is on disk for good, or was already. */
  accept(draft: LeadDraft): Promise<Accepted>
  /**
   * Stores one in the caller's transaction, past the spool: for what is nothing without the database.
   * Its agent gets the caller's mail. Resolves to the id, and what is to be called after the commit.
   */
  acceptWithin(
    inside: Orm,
    draft: LeadDraft,
  ): Promise<Pick<Accepted, 'id'> & {committed(): Promise<void>}>
  /** Every lead there is: the stored ones by arrival, then those that still wait. */
  all(): AsyncGenerator<LeadRow>
  /** Those that wait for the database, on this machine. */
  waiting(): LeadRow[]
  /** Removes what lies here of leads that were deleted; how many of them waited. */
  erase(ids: ReadonlySet<string>): Promise<number>
  /** How many there are, by day of the office and partner. */
  byDay(period: Period): Promise<LeadsOfDay[]>
  status(): ReturnType<Spool['status']>
  /** Resolves when nothing waits, or nothing can be stored now. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface Accepted {
  /** The earlier one's where the key is known. */
  id: string
  isNew: boolean
}

/** The key was used before with another content. */
export class KeyReused extends ServerError {
  override name = 'KeyReused'
  override readonly statusCode = 409
}

export interface LeadsOptions {
  dataDir: string
  spoolLimit: number
  database: Database
  /** True when the last server ended without notice: the embedded database may have lost rows. */
  leftBehind: boolean
  /** The ways that a new lead has to go from here. */
  channels: ChannelName[]
  hooks: Pick<LeadHooks, 'attribute' | 'withRecipient'>
  /** Called when leads were stored. */
  onStored?: () => void
  log: Log
  pauses?: DrainOptions['pauses']
}

/** A sender waits no longer than this for a database that hangs. */
const LOOKUP = 1_000

export async function openLeads(options: LeadsOptions): Promise<Leads> {
  const {dataDir, spoolLimit, database, leftBehind, channels, hooks, onStored, log, pauses} =
    options
  const directory = join(dataDir, 'spool')
  const archive = database.embedded ? join(directory, 'stored') : undefined
  const store = leadStore({database, channels, hooks, log})
  const storing = (insert: LeadStore['insert']) => ({
    async insert(batch: Lead[]) {
      await insert(batch)
      onStored?.()
    },
  })
  const spool = await openSpool({directory, limit: spoolLimit, archive, log})
  const drain = startDrain({spool, store: storing(store.insert), log, pauses})
  const restore = archive
    ? restoreArchive({
        archive,
        needed: leftBehind || database.fresh,
        store: storing(store.insertAgain),
        log,
      })
    : undefined

  /** Spooled leads are known here; others are looked up in the database, unless it is down. */
  async function earlierOf(key: string) {
    const waiting = spool.find(key)
    if (waiting || drain.isDown()) return waiting
    // Without an answer the drain decides, which looks the key up again when it stores.
    const lookup = store.find(key).catch(() => undefined)
    return Promise.race([lookup, delay(LOOKUP, undefined, {ref: false})])
  }

  async function admit(lead: Lead) {
    const earlier = await earlierOf(lead.key)
    if (earlier === undefined) return append(lead)
    if (earlier.bodyHash !== lead.bodyHash) throw new KeyReused()
    return {id: earlier.id, isNew: false}
  }

  async function append(lead: Lead) {
    await spool.append(lead)
    return {id: lead.id, isNew: true}
  }

  const admitOnce = rememberKeys(admit)
  return {
    accept: draft => (draft.key === undefined ? append : admitOnce)(makeLead(draft)),
    async acceptWithin(inside, draft) {
      const lead = makeLead(draft)
      const note = await store.insertWithin(inside, lead)
      const committed = async () => {
        onStored?.()
        await note()
      }
      return {id: lead.id, committed}
    },
    all: () => allLeads(store, spool),
    waiting: () => spool.unsettled().map(rowOf),
    erase: ids => spool.erase(ids),
    async byDay(period) {
      const orm = await database.ready()
      await drain.settled()
      const waiting = spool.unsettled()
      const ids = waiting.map(({id}) => id)
      return withWaiting(await storedByDay(orm, period, ids), waiting, period)
    },
    status: () => spool.status(),
    async settled() {
      await restore?.finished
      await drain.settled()
    },
    async close() {
      await restore?.stop()
      await drain.stop()
      await spool.close()
    },
  }
}

/** How many keys are remembered without asking anybody. */
const REMEMBERED = 10_000

/** Requests with the key of a pending or recent request share the first one's outcome. */
function rememberKeys(admit: (lead: Lead) => Promise<Accepted>) {
  const recent = new Map<string, {hash: string; outcome: Promise<Accepted>}>()
  return async (lead: Lead) => {
    const earlier = recent.get(lead.key)
    if (earlier && earlier.hash !== lead.bodyHash) throw new KeyReused()
    if (earlier) return {id: (await earlier.outcome).id, isNew: false}
    const outcome = admit(lead)
    recent.set(lead.key, {hash: lead.bodyHash, outcome})
    const [oldest] = recent.keys()
    if (recent.size > REMEMBERED && oldest !== undefined) recent.delete(oldest)
    try {
      return await outcome
    } catch (error) {
      recent.delete(lead.key)
      throw error
    }
  }
}

async function* allLeads(store: LeadStore, spool: Spool): AsyncGenerator<LeadRow> {
  const waiting = new Map(spool.unsettled().map(lead => [`${lead.key} ${lead.bodyHash}`, lead]))
  for await (const row of store.all()) {
    waiting.delete(`${row.idempotencyKey} ${row.bodyHash}`)
    yield row
  }
  for (const lead of waiting.values()) yield rowOf(lead)
}
