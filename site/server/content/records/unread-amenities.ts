/** Homes that an older version stored, without what searches find them by. */
import {isNull, sql} from 'drizzle-orm'
import type {Log} from '#server/platform/log.ts'
import {type Recurring, recurring} from '#server/platform/recurring.ts'
import {properties} from '../tables.ts'
import {lockContent, raiseVersion} from '../versions/content-change.ts'
import {tellOfChange, type Watched} from '../versions/content-version.ts'
import {noteWritten} from './home-writes.ts'
import {searchedAmenities} from './searched-amenities.ts'

const BATCH = 1_000
/** Milliseconds: the database may be down when the server starts. */
const PAUSE = 600_000

export const readOlderHomes = (database: Watched, log: Log): Recurring =>
  recurring(async () => void (await readUnreadAmenities(database)), {
    pause: PAUSE,
    onFailure: error =>
      log.error({err: error}, 'reading the amenities of older homes failed, will retry'),
  })

/** Reads their amenities, and answers of how many. */
export async function readUnreadAmenities(database: Watched): Promise<number> {
  const orm = await database.ready()
  const {id, amenities, amenity_codes, furnishing, views, parking, searched_amenities} = properties
  let read = 0
  for (;;) {
    const rows = await orm
      .select({id, amenities, amenity_codes, furnishing, views, parking})
      .from(properties)
      .where(isNull(searched_amenities))
      .limit(BATCH)
    if (!rows.length) break
    const found = rows.map(row => ({id: row.id, codes: searchedAmenities(row)}))
    await orm.execute(sql`update ${properties} set searched_amenities = found.codes
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found(id text, codes text[])
      where ${properties.id} = found.id`)
    read += rows.length
  }
  if (read) {
    await orm.transaction(async transaction => {
      await lockContent(transaction)
      await noteWritten(transaction)
      await raiseVersion(transaction)
    })
    await tellOfChange(database, orm)
  }
  return read
}
