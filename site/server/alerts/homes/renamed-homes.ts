/** Homes whose reference was changed: whoever follows one goes on following it. */
import {sql} from 'drizzle-orm'
import {homeEvents, properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {savedSearches} from '../tables.ts'

/**
 * The record tells homes apart by reference: another one ends a home and lists a new one, at the same
 * moment and under the same slug. To be called before news is read, which would say that it was withdrawn.
 */
export const followRenamed = (orm: Pick<Orm, 'execute'>) =>
  orm.execute(sql`update ${savedSearches} set home = came.reference, seen = came.id
    from ${homeEvents} gone
      join ${homeEvents} came on came.home = gone.home and came.at = gone.at
        and came.event = 'listed' and came.reference <> gone.reference
      join ${properties} on ${properties.id} = came.home
        and ${properties.reference} = came.reference
    where ${savedSearches.home} = gone.reference and gone.id > ${savedSearches.seen}
      and gone.event = 'withdrawn' and not exists (
        select from ${properties} other where other.reference = gone.reference)`)
