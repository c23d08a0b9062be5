/**
 * Names that the registry does not hold, and other origins that use a registered name: how often, and
 * when last. Anybody can make both up, so that only so many are kept, those seen most.
 */

import {and, desc, eq, inArray, lt, ne, sql} from 'drizzle-orm'
import {performDaily} from '#server/platform/daily-task.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'
import {partnerClaims} from '../tables.ts'

export interface Claim {
  partner: string
  /** Empty where the name itself is unknown. */
  origin: string
  count: number
}

export type ClaimRow = typeof partnerClaims.$inferSelect

/** Unknown names of all, other origins of one partner. */
export const MOST_CLAIMS = {names: 500, origins: 50}
/** In days. */
const FORGOTTEN = 90
const BATCH = 500

/** The `Origin` header as it is compared and listed; a client that is no browser sends none. */
export function originOf(header: string | undefined): string {
  if (header === undefined) return '(none)'
  const isOrigin = URL.canParse(header) && new URL(header).origin === header
  return isOrigin && header.length <= 200 ? header : '(no web page)'
}

/** Each may be there several times. In one order, so that servers do not wait for each other. */
export async function recordClaims(orm: Orm, claims: Claim[]) {
  if (!claims.length) return
  const sums = new Map<string, Claim>()
  for (const claim of claims) {
    const key = JSON.stringify([claim.partner, claim.origin])
    sums.set(key, {...claim, count: claim.count + (sums.get(key)?.count ?? 0)})
  }
  const rows = [...sums.keys()].sort().flatMap(key => sums.get(key) ?? [])
  for (let from = 0; from < rows.length; from += BATCH) {
    await orm
      .insert(partnerClaims)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [partnerClaims.partner, partnerClaims.origin],
        set: {count: sql`${partnerClaims.count} + excluded.count`, lastSeen: sql`now()`},
      })
  }
  await forgetMost(orm, rows)
}

async function forgetMost(orm: Orm, rows: Claim[]) {
  const isOld = sql`now() - make_interval(days => ${FORGOTTEN})`
  await orm.delete(partnerClaims).where(lt(partnerClaims.lastSeen, isOld))
  if (rows.some(({origin}) => !origin)) await keepMost(orm, '', MOST_CLAIMS.names)
  const bound = new Set(rows.filter(({origin}) => origin).map(({partner}) => partner))
  for (const partner of bound) await keepMost(orm, partner, MOST_CLAIMS.origins)
}

/** Limits the unknown names, or one partner's origins. */
async function keepMost(orm: Orm, partner: string, most: number) {
  const {origin} = partnerClaims
  const isOne = partner ? and(eq(partnerClaims.partner, partner), ne(origin, '')) : eq(origin, '')
  const column = partner ? origin : partnerClaims.partner
  const surplus = orm
    .select({value: column})
    .from(partnerClaims)
    .where(isOne)
    .orderBy(desc(partnerClaims.count), desc(partnerClaims.lastSeen), column)
    .offset(most)
  await orm.delete(partnerClaims).where(and(isOne, inArray(column, surplus)))
}

/** Those seen most first. */
export const unknownNames = (orm: Orm): Promise<ClaimRow[]> =>
  orm
    .select()
    .from(partnerClaims)
    .where(eq(partnerClaims.origin, ''))
    .orderBy(desc(partnerClaims.count), partnerClaims.partner)

export const refusedOrigins = (orm: Orm, partner: string): Promise<ClaimRow[]> =>
  orm
    .select()
    .from(partnerClaims)
    .where(and(eq(partnerClaims.partner, partner), ne(partnerClaims.origin, '')))
    .orderBy(desc(partnerClaims.lastSeen), partnerClaims.origin)

/** After the enquiries are stored, which never fail because of it. */
export async function noteClaims(
  orm: Orm,
  {claims, overLimit}: {claims: Claim[]; overLimit: string[]},
  log: Pick<Log, 'warn'> | undefined,
) {
  try {
    await recordClaims(orm, claims)
    for (const partner of overLimit) {
      await performDaily(orm, `limit of ${partner}`, OFFICE_TIME_ZONE, async () => {
        log?.warn({partner}, 'a partner exceeds its enquiries of a day, the rest is not attributed')
      })
    }
  } catch (error) {
    log?.warn({err: error}, 'what pages say of partners cannot be noted')
  }
}
