/** Leads in the database. */
import {and, asc, eq, gt, inArray, or} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import {enqueue} from '#server/platform/outbox/entries.ts'
import {deletedAmong} from './deletion/deleted-leads.ts'
import type {ChannelName} from './delivery/settings.ts'
import {homesOf} from './homes.ts'
import type {LeadHooks, LeadRow} from './hooks.ts'
import type {Lead} from './lead.ts'
import {agentOf, propertyOf} from './subject.ts'
import {leads} from './tables.ts'

export type {LeadRow}

export interface LeadStore {
  /**
   * Stores each lead once, by its key, and with it what has to be delivered. A lead that was deleted
   * is left out.
   */
  insert(batch: Lead[]): Promise<void>
  /** The same for leads that may have been stored and delivered before, and were lost since. */
  insertAgain(batch: Lead[]): Promise<void>
  /**
   * Stores one in the caller's transaction, which is about more than the enquiry, and whose own mail
   * its agent gets. Resolves to what is to be called once that is committed.
   */
  insertWithin(inside: Orm, lead: Lead): Promise<() => Promise<void>>
  /** The id and the body hash stored under this key. */
  find(key: string): Promise<Pick<LeadRow, 'id' | 'bodyHash'> | undefined>
  /** All leads in the order of their arrival, a page at a time. */
  all(): AsyncGenerator<LeadRow>
}

const PAGE = 500

/**
 * Five days. What is older was delivered, or reported as failed, before it was lost; of what is
 * younger it is uncertain, and it is delivered again rather than never.
 */
const DELIVERED_BY_NOW = 432_000_000

export interface LeadStoreOptions {
  database: Pick<Database, 'ready'>
  channels?: ChannelName[]
  hooks: Pick<LeadHooks, 'attribute' | 'withRecipient'>
  log?: Pick<Log, 'warn'>
}

export function leadStore({database, channels = [], hooks, log}: LeadStoreOptions): LeadStore {
  async function insert(batch: Lead[], isToDeliver: (row: LeadRow) => boolean) {
    const orm = await database.ready()
    const note = await orm.transaction(inside =>
      storeIn(inside, batch, rows => deliver(inside, rows.filter(isToDeliver))),
    )
    await note?.(orm, log)
  }

  const storeIn = (inside: Orm, batch: Lead[], onNew: OnNew) =>
    store(inside, batch, {onNew, attribute: hooks.attribute})

  async function deliver(inside: Orm, rows: LeadRow[], ways = channels) {
    const ids = rows.map(({id}) => id)
    const agents = ways.includes('agent') ? await hooks.withRecipient(inside, ids) : undefined
    const waysOf = (id: string) => ways.filter(channel => channel !== 'agent' || agents?.has(id))
    const waiting = ids.flatMap(item => waysOf(item).map(kind => ({item, kind})))
    await enqueue(inside, waiting)
  }

  return {
    insert: batch => insert(batch, () => true),

    insertAgain(batch) {
      const since = Date.now() - DELIVERED_BY_NOW
      return insert(batch, ({receivedAt}) => receivedAt.getTime() > since)
    },

    async insertWithin(inside, lead) {
      const ways = channels.filter(channel => channel !== 'agent')
      const note = await storeIn(inside, [lead], rows => deliver(inside, rows, ways))
      return async () => note?.(await database.ready(), log)
    },

    async find(key) {
      const orm = await database.ready()
      const [found] = await orm
        .select({id: leads.id, bodyHash: leads.bodyHash})
        .from(leads)
        .where(eq(leads.idempotencyKey, key))
      return found
    },

    async *all() {
      const orm = await database.ready()
      let after: LeadRow | undefined
      do {
        const rows: LeadRow[] = await orm
          .select()
          .from(leads)
          .where(after && laterThan(after))
          .orderBy(asc(leads.receivedAt), asc(leads.id))
          .limit(PAGE)
        yield* rows
        after = rows.length === PAGE ? rows.at(-1) : undefined
      } while (after)
    },
  }
}

/** Called with the rows that are new. */
type OnNew = (rows: LeadRow[]) => Promise<void>

interface Storing {
  onNew: OnNew
  attribute: LeadHooks['attribute']
}

/** Returns what notes of their partners are to be written afterwards. */
async function store(orm: Orm, given: Lead[], {onNew, attribute}: Storing) {
  const deleted = await deletedAmong(
    orm,
    given.map(({id}) => id),
  )
  const left = given.filter(({id}) => !deleted.has(id))
  if (!left.length) return
  const homes = await homesOf(orm, left)
  const claiming = left.map(lead => {
    const {origin, sender} = lead.context
    return {row: {...rowOf(lead), property: homes.get(lead.id) ?? null}, origin, sender}
  })
  const {rows, note} = await attribute(orm, claiming)
  const refused = await insertNew(orm, rows, onNew)
  if (refused.length) await keepOthersWithTheirKeys(orm, refused, onNew)
  return note
}

/** Inserts, and gives back the rows whose keys were there already. */
async function insertNew(orm: Orm, rows: LeadRow[], onNew: OnNew) {
  const stored = await orm
    .insert(leads)
    .values(rows)
    .onConflictDoNothing()
    .returning({id: leads.id})
  const ids = new Set(stored.map(row => row.id))
  await onNew(rows.filter(row => ids.has(row.id)))
  return rows.filter(row => !ids.has(row.id))
}

/**
 * While the database was down a key could not be checked: such a lead was answered 200
 * and is kept beside the other, unless it is the same one again.
 */
async function keepOthersWithTheirKeys(orm: Orm, rows: LeadRow[], onNew: OnNew) {
  const keys = rows.map(row => row.idempotencyKey)
  const taken = await orm
    .select({id: leads.id, key: leads.idempotencyKey, hash: leads.bodyHash})
    .from(leads)
    .where(inArray(leads.idempotencyKey, keys))
  const hashes = new Map(taken.map(row => [row.key, row.hash]))
  const others = rows.filter(row => hashes.get(row.idempotencyKey) !== row.bodyHash)
  if (!others.length) return
  await insertNew(
    orm,
    others.map(row => ({...row, idempotencyKey: `${row.idempotencyKey}#${row.bodyHash}`})),
    onNew,
  )
}

function laterThan({receivedAt, id}: LeadRow) {
  const sameMoment = and(eq(leads.receivedAt, receivedAt), gt(leads.id, id))
  return or(gt(leads.receivedAt, receivedAt), sameMoment)
}

export function rowOf({
  id,
  form,
  key,
  bodyHash,
  payload,
  phoneE164,
  context,
  suspectedSpam,
  receivedAt,
}: Lead): LeadRow {
  const column = (name: string) => {
    const value = payload[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const fromUrl = column('fromUrl')
  return {
    id,
    form,
    idempotencyKey: key,
    bodyHash,
    name: column('name'),
    phone: column('phone'),
    phoneE164: phoneE164 ?? null,
    email: column('email'),
    message: column('message'),
    payload,
    fromUrl,
    page: context.page ?? null,
    partner: context.partner ?? null,
    claimedPartner: null,
    notAttributed: null,
    widget: context.widget ?? null,
    campaign: context.campaign ?? null,
    locale: context.locale ?? null,
    suspectedSpam,
    state: 'received',
    stateChangedAt: null,
    property: propertyOf(context.page ?? fromUrl),
    agent: agentOf(payload),
    assignee: null,
    remindAt: null,
    mergedInto: null,
    receivedAt: new Date(receivedAt),
  }
}
