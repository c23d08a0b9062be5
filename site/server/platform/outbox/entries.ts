/**
 * Entries of the outbox in the database. A worker claims a row in one statement, so that several
 * servers on one PostgreSQL never send the same entry at a time; a server that dies over it leaves a
 * mark that runs out. The database's clock counts, which is the same for all of them.
 */
import {and, eq, gte, inArray, lt, lte, type SQL, sql} from 'drizzle-orm'
import type {Database, Orm} from '../db/connect.ts'
import {outbox} from '../db/tables.ts'
import type {Kind} from './kind.ts'
import type {Entries} from './worker.ts'

/** Longer than the timeout of any kind. */
const LEASE_MS = 120_000

/** Condition of entries that are tried, or tried again. */
export const isOpen = sql`${outbox.state} in ('waiting', 'sending')`
/** Condition of entries that are not tried any more. */
export const isDone = sql`${outbox.state} in ('delivered', 'failed')`
const inMilliseconds = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`

type NewEntry = Pick<typeof outbox.$inferInsert, 'item' | 'kind' | 'payload'> & {
  nextTry?: Date | SQL
}

/**
 * Adds entries that are due now, or at their `nextTry`, and returns how many there are. One that is there already stays as
 * it is, unless `again` is true of it: then it starts over.
 */
export async function enqueue(orm: Pick<Orm, 'insert'>, entries: NewEntry[], again?: SQL) {
  if (!entries.length) return 0
  const adding = orm
    .insert(outbox)
    .values(entries.map(one => ({...one, state: 'waiting' as const})))
  const added = again
    ? adding.onConflictDoUpdate({
        target: [outbox.item, outbox.kind],
        set: {
          payload: sql`excluded.payload`,
          state: 'waiting',
          tries: 0,
          nextTry: sql`excluded.next_try`,
          lastError: null,
          deliveredAt: null,
        },
        setWhere: again,
      })
    : adding.onConflictDoNothing()
  return (await added.returning({item: outbox.item})).length
}

/** Condition for `enqueue`: the entry has another value by this name than the new one. */
export const isOther = (name: string) =>
  sql`${outbox.payload}->>${name} is distinct from excluded.payload->>${name}`

/** Deletes entries of these kinds that were done so many days ago. */
export const deleteDone = (orm: Orm, kinds: string[], days: number) =>
  orm
    .delete(outbox)
    .where(
      and(
        inArray(outbox.kind, kinds),
        isDone,
        lt(outbox.nextTry, sql`now() - make_interval(days => ${days})`),
      ),
    )

/** Claims and records for workers. */
export function openEntries(database: Pick<Database, 'ready'>): Entries {
  return {
    async claim(kind) {
      const orm = await database.ready()
      const due = orm.$with('due').as(
        orm
          .select({item: outbox.item})
          .from(outbox)
          .where(
            and(
              eq(outbox.kind, kind.name),
              isOpen,
              lte(outbox.nextTry, sql`now()`),
              withinLimit(kind),
            ),
          )
          .orderBy(outbox.nextTry)
          .limit(kind.concurrency)
          .for('update', {skipLocked: true}),
      )
      return orm
        .with(due)
        .update(outbox)
        .set({
          state: 'sending',
          tries: sql`${outbox.tries} + 1`,
          nextTry: inMilliseconds(LEASE_MS),
        })
        .from(due)
        .where(and(eq(outbox.item, due.item), eq(outbox.kind, kind.name)))
        .returning({item: outbox.item, payload: outbox.payload, tries: outbox.tries})
    },

    async record({name}, {item, tries, receipt, failure}) {
      const orm = await database.ready()
      const row = and(eq(outbox.item, item), eq(outbox.kind, name))
      if (!failure && !receipt?.isObsolete) {
        await orm.transaction(async inside => {
          const values = {state: 'delivered', deliveredAt: sql`now()`, lastError: null} as const
          // One that started over meanwhile has fewer tries, and is still to be delivered.
          await inside
            .update(outbox)
            .set(values)
            .where(and(row, gte(outbox.tries, tries)))
          await receipt?.note?.(inside)
        })
        return
      }
      // A worker that took it for abandoned has it now.
      const mine = and(row, eq(outbox.state, 'sending'), eq(outbox.tries, tries))
      if (!failure) {
        await orm.delete(outbox).where(mine)
        return
      }
      const {reason, final, pause} = failure
      const state = final ? 'failed' : 'waiting'
      const values = {state, lastError: reason, nextTry: inMilliseconds(pause)} as const
      await orm.update(outbox).set(values).where(mine)
    },

    async nextDue({name, perHour}) {
      const orm = await database.ready()
      const due =
        perHour === undefined
          ? outbox.nextTry
          : sql`greatest(${outbox.nextTry}, ${roomFrom(name, perHour)})`
      const left = sql<string | null>`extract(epoch from min(${due}) - now()) * 1000`
      const [found] = await orm
        .select({left})
        .from(outbox)
        .where(and(eq(outbox.kind, name), isOpen))
      return found?.left == null ? undefined : Math.max(0, Math.ceil(Number(found.left)))
    },
  }
}

/** Condition of entries that the hour has room for, those due first. */
function withinLimit({name, perHour}: Pick<Kind, 'name' | 'perHour'>) {
  if (perHour === undefined) return undefined
  const taken = sql`select count(*) from ${outbox} taken where taken.kind = ${name} and (
    taken.state = 'delivered' and taken.delivered_at > now() - interval '1 hour' or taken.state = 'sending' and taken.next_try > now())`
  const first = sql`select first.item from ${outbox} first where first.kind = ${name}
    and first.state in ('waiting', 'sending') and first.next_try <= now()
    order by first.next_try limit greatest(0, ${perHour} - (${taken}))`
  return sql`${outbox.item} in (${first})`
}

/** When the hour has room for another delivery; null: it has. */
const roomFrom = (name: string, perHour: number) =>
  sql`(select latest.delivered_at + interval '1 hour' from ${outbox} latest
    where latest.kind = ${name} and latest.state = 'delivered' and latest.delivered_at > now() - interval '1 hour'
    order by latest.delivered_at desc offset ${perHour - 1} limit 1)`
