/** Advertising permits of the properties that visitors see, those that end first before the others. */
import {type SQL, sql} from 'drizzle-orm'
import {properties} from '#server/content/tables.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {Reader} from './current-record.ts'
import {PAGE} from './listed-records.ts'

export interface Permit {
  key: string
  name: string
  reference: string
  number: string | null
  expiry: string
  /** Negative once it has ended: the property is not shown. */
  daysLeft: number
  feed: string | null
}

const SOON_DAYS = 30

/** Of properties that visitors see, or saw until it ended. */
const hasPermit = sql`published and status <> 'SOLD' and permit_expiry is not null`

/** Of a property as `hasPermit`: within 30 days, or ended. `expiry`: the column with the day. */
export const endsSoon = (expiry: SQL = sql`permit_expiry`) =>
  sql`${hasPermit} and ${expiry} <= ${officeDay()}::date + ${SOON_DAYS}::int`

/** `after`: the last one of the page before. */
export async function listPermits(
  orm: Reader,
  after?: {expiry: string; key: string},
  isSoon = false,
) {
  const rest = after ? sql`and (permit_expiry, id) > (${after.expiry}::date, ${after.key})` : sql``
  const {rows} = (await orm.execute(
    sql`select id as key, name->>'en' as name, reference, permit_number as number,
        permit_expiry::text as expiry, permit_expiry - ${officeDay()}::date as "daysLeft", feed
      from ${properties}
      where ${isSoon ? endsSoon() : hasPermit} ${rest}
      order by permit_expiry, id limit ${PAGE + 1}`,
  )) as unknown as {rows: Permit[]}
  const permits = rows.slice(0, PAGE)
  const last = permits.at(-1)
  return {
    permits,
    next: rows.length > PAGE && last ? {expiry: last.expiry, key: last.key} : undefined,
  }
}
