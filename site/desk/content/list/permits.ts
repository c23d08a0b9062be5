/** Advertising permits of the properties that visitors see, those that end first before the others. */

import {type SQL, sql} from 'drizzle-orm'
import {properties} from '#server/content/tables.ts'
import {rowsOf} from '#server/platform/db/rows.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {Reader} from '../record/current-record.ts'
import {PAGE} from './listed-records.ts'

interface Permit {
  key: string
  name: string
  reference: string
  number: string | null
  expiry: string
  /** Negative once it has ended: the property is not shown. */
  daysLeft: number
  feed: string | null
}

/** `next`: the last one, where others follow. */
export interface PermitPage {
  permits: Permit[]
  next: {expiry: string; key: string} | undefined
}

const SOON_DAYS = 30

/** Selects properties that visitors see, or saw until the permit ended. */
const hasPermit = sql`published and status <> 'SOLD' and permit_expiry is not null`

/**
 * Selects properties of `hasPermit` whose permit ends within 30 days, or has ended. `expiry`: the
 * column with the day.
 */
export const endsSoon = (expiry: SQL = sql`permit_expiry`) =>
  sql`${hasPermit} and ${expiry} <= ${officeDay()}::date + ${SOON_DAYS}::int`

/** `after`: the last one of the page before. */
export async function listPermits(
  orm: Reader,
  after?: {expiry: string; key: string},
  isSoon = false,
): Promise<PermitPage> {
  const rest = after ? sql`and (permit_expiry, id) > (${after.expiry}::date, ${after.key})` : sql``
  const rows = await rowsOf<Permit>(
    orm,
    sql`select id as key, name->>'en' as name, reference, permit_number as number,
        permit_expiry::text as expiry, permit_expiry - ${officeDay()}::date as "daysLeft", feed
      from ${properties}
      where ${isSoon ? endsSoon() : hasPermit} ${rest}
      order by permit_expiry, id limit ${PAGE + 1}`,
  )
  const permits = rows.slice(0, PAGE)
  const last = permits.at(-1)
  return {
    permits,
    next: rows.length > PAGE && last ? {expiry: last.expiry, key: last.key} : undefined,
  }
}
