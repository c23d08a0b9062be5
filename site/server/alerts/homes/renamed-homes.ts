/** Homes whose reference was changed: whoever follows one goes on following it. */
import {and, eq, inArray, lte, ne, sql} from 'drizzle-orm'
import {alias} from 'drizzle-orm/pg-core'
import {homeEvents} from '#server/content/change-tables.ts'
import {properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {savedSearches} from '../tables.ts'

const gone = alias(homeEvents, 'gone')
const came = alias(homeEvents, 'came')

/**
 * The record tells homes apart by reference: another one ends a home and lists a new one, at the same
 * moment and under the same slug.
 */
const isRenamed = and(
  eq(came.home, gone.home),
  eq(came.at, gone.at),
  eq(gone.event, 'withdrawn'),
  eq(came.event, 'listed'),
  ne(came.reference, gone.reference),
)

/** The number that stands for what was known of a home just before it came under its new reference. */
const justBefore = sql<number>`${came.id} - 1`.mapWith(Number)

/** To be called before news is read, which would say that the home was withdrawn. */
export const followRenamed = (orm: Pick<Orm, 'execute'>) =>
  orm.execute(sql`update ${savedSearches} set home = came.reference, seen = ${justBefore}
    from ${homeEvents} gone
      join ${homeEvents} came on ${isRenamed}
      join ${properties} on ${properties.id} = came.home
        and ${properties.reference} = came.reference
    where ${savedSearches.home} = gone.reference and gone.id > ${savedSearches.seen}
      and not exists (
        select from ${properties} other where other.reference = gone.reference)`)

/** Events that followers know: the prices of homes just before they got a new reference. */
export const eventsBeforeRenaming = (
  orm: Pick<Orm, 'select'>,
  references: string[],
  upto: number,
) =>
  orm
    .select({
      id: justBefore,
      reference: came.reference,
      event: sql<string>`'known'`,
      price: gone.price,
      period: gone.period,
      at: gone.at,
    })
    .from(came)
    .innerJoin(gone, isRenamed)
    .where(and(inArray(came.reference, references), lte(came.id, upto)))
