/** Leads in the database. */
import {and, asc, eq, gt, inArray, or} from 'drizzle-orm'
import type {Database, Orm} from '../db/connect.ts'
import {leads} from '../db/schema.ts'
import type {Lead} from './lead.ts'

/** A lead as a row of the database, without the moment it was stored. */
export type LeadRow = Omit<typeof leads.$inferSelect, 'storedAt'>

export interface LeadStore {
  /** Stores each lead once, by its key. */
  insert(batch: Lead[]): Promise<void>
  /** The body hash stored under this key. */
  hashOf(key: string): Promise<string | undefined>
  /** All leads in the order of their arrival, a page at a time. */
  all(): AsyncGenerator<LeadRow>
}

const PAGE = 500

export function leadStore(database: Pick<Database, 'ready'>): LeadStore {
  return {
    async insert(batch) {
      const orm = await database.ready()
      const refused = await insertNew(orm, batch.map(rowOf))
      if (refused.length) await keepOthersWithTheirKeys(orm, refused)
    },

    async hashOf(key) {
      const orm = await database.ready()
      const [found] = await orm
        .select({bodyHash: leads.bodyHash})
        .from(leads)
        .where(eq(leads.idempotencyKey, key))
      return found?.bodyHash
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

/** Inserts, and gives back the rows whose keys were there already. */
async function insertNew(orm: Orm, rows: LeadRow[]) {
  const stored = await orm
    .insert(leads)
    .values(rows)
    .onConflictDoNothing()
    .returning({id: leads.id})
  const ids = new Set(stored.map(row => row.id))
  return rows.filter(row => !ids.has(row.id))
}

/**
 * While the database was down nobody could tell that a key was taken: such a lead was answered 200
 * and is kept beside the other, unless it is the same one again.
 */
async function keepOthersWithTheirKeys(orm: Orm, rows: LeadRow[]) {
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
  context,
  suspectedSpam,
  receivedAt,
}: Lead): LeadRow {
  const column = (name: string) => {
    const value = payload[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    id,
    form,
    idempotencyKey: key,
    bodyHash,
    name: column('name'),
    phone: column('phone'),
    email: column('email'),
    message: column('message'),
    payload,
    fromUrl: column('fromUrl'),
    partner: context.partner ?? null,
    campaign: context.campaign ?? null,
    locale: context.locale ?? null,
    suspectedSpam,
    receivedAt: new Date(receivedAt),
  }
}
