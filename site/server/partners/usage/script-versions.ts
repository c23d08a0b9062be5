/**
 * Records the versions of the script on pages of registered partners. Anybody can make one up:
 * only possible versions are accepted, and for one partner those that were seen last.
 */
import {and, desc, eq, gte, inArray, sql} from 'drizzle-orm'
import {VERSION} from '#kit/core/version.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {scriptVersions} from '../tables.ts'

export interface SeenVersion {
  version: string
  /** Day of the office. */
  lastSeen: string
}

/** The number of versions for one partner. */
const MOST_VERSIONS = 20
/** In days. What was not seen for so long is on no page any more. */
const SHOWN = 90

/** Three numbers, and no higher than this server's own, which is the newest. */
export const isScriptVersion = (text: string) =>
  /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(text) && compareVersions(text, VERSION) <= 0

/** Negative where the first is older. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map(text => text.split('.').map(Number)) as [
    number[],
    number[],
  ]
  const at = first.findIndex((number, n) => number !== second[n])
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0)
}

interface Use {
  partner: string
  day: string
  version?: string
}

/** In one order, so that servers do not wait for each other. */
export async function recordVersions(orm: Orm, uses: Use[]) {
  const rows = new Map<string, typeof scriptVersions.$inferSelect>()
  for (const {partner, day, version} of uses) {
    if (!version) continue
    const key = JSON.stringify([partner, version])
    const earlier = rows.get(key)
    if (!earlier || earlier.lastSeen < day) rows.set(key, {partner, version, lastSeen: day})
  }
  if (!rows.size) return
  await orm
    .insert(scriptVersions)
    .values([...rows.keys()].sort().flatMap(key => rows.get(key) ?? []))
    .onConflictDoUpdate({
      target: [scriptVersions.partner, scriptVersions.version],
      set: {lastSeen: sql`greatest(${scriptVersions.lastSeen}, excluded.last_seen)`},
    })
  for (const partner of new Set([...rows.values()].map(row => row.partner))) {
    await keepMost(orm, partner)
  }
}

async function keepMost(orm: Orm, partner: string) {
  const isOfPartner = eq(scriptVersions.partner, partner)
  const surplus = orm
    .select({version: scriptVersions.version})
    .from(scriptVersions)
    .where(isOfPartner)
    .orderBy(desc(scriptVersions.lastSeen), scriptVersions.version)
    .offset(MOST_VERSIONS)
  await orm.delete(scriptVersions).where(and(isOfPartner, inArray(scriptVersions.version, surplus)))
}

/** Those seen last first, of one day the newest first. */
export async function versionsOf(orm: Orm, partner: string): Promise<SeenVersion[]> {
  const since = officeDay(new Date(Date.now() - SHOWN * 86_400_000))
  const rows = await orm
    .select({version: scriptVersions.version, lastSeen: scriptVersions.lastSeen})
    .from(scriptVersions)
    .where(and(eq(scriptVersions.partner, partner), gte(scriptVersions.lastSeen, since)))
  return rows.sort(
    (one, other) =>
      other.lastSeen.localeCompare(one.lastSeen) || compareVersions(other.version, one.version),
  )
}
