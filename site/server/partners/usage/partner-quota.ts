/**
 * By which name figures count a partner. Limits the names that are counted on a day. Anybody can make names up, so that only a few new
 * ones are accepted each day; a partner that was counted on earlier days always has its place.
 * With a registry of partners its names are counted, and no others: this is for the time before.
 */
import {UNKNOWN} from '#server/leads/leads-by-day.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {listPartners} from '../registry/registry-store.ts'
import {partnersBefore, partnersOn, type UseRow} from './usage-store.ts'

/**
 * Use that waits to be stored, with the network that sent it last, the page's origin and its
 * script.
 */
export type WaitingUse = UseRow & {network: string; origin: string; version?: string}

/** The name for all partners above the limit of a day. */
export const OTHERS = '(others)'
/** New names on a day, of everybody and of one network. */
export const NEW_PARTNERS = 500
export const NEW_PARTNERS_OF_NETWORK = 20
/** Names of earlier days that have their place: those that were counted on most of the days. */
const KNOWN_PARTNERS = 2_000
/** How far back that is. */
const KNOWN_DAYS = 30

interface Day {
  /** Those that are counted by name. */
  partners: Set<string>
  newNames: number
  newNamesByNetwork: Map<string, number>
}

export function createPartnerQuota() {
  const days = new Map<string, Promise<Day>>()

  function dayOf(orm: Orm, day: string) {
    const known = days.get(day) ?? readDay(orm, day)
    days.set(day, known)
    known.catch(() => days.delete(day))
    // Yesterday's may still be on their way.
    const [oldest = day] = days.keys()
    if (days.size > 2) days.delete(oldest)
    return known
  }

  return {
    /** The row, or one that is counted among the others. */
    async apply(orm: Orm, row: WaitingUse): Promise<WaitingUse> {
      const day = await dayOf(orm, row.day)
      if (day.partners.has(row.partner)) return row
      const ofNetwork = day.newNamesByNetwork.get(row.network) ?? 0
      if (day.newNames >= NEW_PARTNERS || ofNetwork >= NEW_PARTNERS_OF_NETWORK) {
        return {...row, partner: OTHERS}
      }
      day.partners.add(row.partner)
      day.newNames++
      day.newNamesByNetwork.set(row.network, ofNetwork + 1)
      return row
    },
  }
}

/** Networks are remembered only while a server runs; the names of a day count again after a start. */
async function readDay(orm: Orm, day: string): Promise<Day> {
  const known = await partnersBefore(orm, day, {days: KNOWN_DAYS, most: KNOWN_PARTNERS})
  const partners = new Set(['', OTHERS, ...known])
  const today = (await partnersOn(orm, day)).filter(partner => !partners.has(partner))
  for (const partner of today) partners.add(partner)
  return {partners, newNames: today.length, newNamesByNetwork: new Map()}
}

/** Names outside of the registry share one line; without a registry every name counts. */
export async function partnerNames(orm: Orm): Promise<(name: string) => string> {
  const registry = await listPartners(orm)
  if (!registry.length) return name => name
  const kept = new Set(['', OTHERS, ...registry.map(({id}) => id)])
  return name => (kept.has(name) ? name : UNKNOWN)
}
