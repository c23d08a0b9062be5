/**
 * How many more enquiries of a day a partner with a limit may have. Anybody can send enquiries in its
 * name, an `Origin` included, so that a network takes two places a day at most and suspected spam none.
 */
import {count, eq, inArray} from 'drizzle-orm'
import type {ClaimingLead} from '#server/leads/hooks.ts'
import {storedByDay} from '#server/leads/leads-by-day.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {networkUses} from '#server/platform/db/tables.ts'
import {deleteOldUses} from '#server/platform/limits/network-uses.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {partners} from '../tables.ts'
import type {PartnerRow} from './partner.ts'

/** Many people may share an address, such as those of one mobile provider. */
const PLACES_OF_NETWORK = 2

/** Other servers wait from here on until the transaction ends. */
export async function roomOf(orm: Orm, leads: ClaimingLead[], known: Map<string, PartnerRow>) {
  /** All that are attributed, by partner and day. */
  const attributed = new Map<string, number>()
  for (const {id, dailyLimit} of known.values()) {
    if (dailyLimit === null) continue
    await orm.select({id: partners.id}).from(partners).where(eq(partners.id, id)).for('update')
    const days = leads.filter(({row}) => row.partner === id).map(({row}) => dayOf(row))
    const [from = '', ...later] = days.sort()
    for (const line of await storedByDay(orm, {from, to: later.at(-1) ?? from, partner: id}, [])) {
      attributed.set(placesOf(id, line.day), line.leads)
    }
  }
  const limited = leads.filter(({row}) => known.get(row.partner ?? '')?.dailyLimit)
  const places = limited.map(({row}) => placesOf(row.partner ?? '', dayOf(row)))
  const senders = limited.flatMap(({sender}) => sender ?? [])
  /** Places that are taken, by partner and day, and by network. */
  const taken = await usesOf(orm, [...new Set([...places, ...senders])])
  const added: string[] = []

  function take(key: string) {
    taken.set(key, (taken.get(key) ?? 0) + 1)
    added.push(key)
  }

  return {
    take({id, dailyLimit}: PartnerRow, {row, sender}: ClaimingLead): 'limit' | undefined {
      if (dailyLimit === null) return undefined
      const key = placesOf(id, dayOf(row))
      const ofAll = taken.get(key) ?? 0
      const ofNetwork = sender === undefined ? 0 : (taken.get(sender) ?? 0)
      const takesPlace = row.suspectedSpam === null && ofNetwork < PLACES_OF_NETWORK
      const sum = attributed.get(key) ?? 0
      // Enquiries that take no place are bounded, too: as many again.
      if (ofAll >= dailyLimit || (!takesPlace && sum - ofAll >= dailyLimit)) return 'limit'
      attributed.set(key, sum + 1)
      if (takesPlace) for (const one of [key, sender]) if (one !== undefined) take(one)
      return undefined
    },
    async close() {
      if (!added.length) return
      await orm.insert(networkUses).values(added.map(key => ({key})))
      await deleteOldUses(orm)
    },
  }
}

const dayOf = ({receivedAt}: ClaimingLead['row']) => officeDay(receivedAt)

const placesOf = (partner: string, day: string) => `places ${day} ${partner}`

async function usesOf(orm: Orm, keys: string[]) {
  const {key} = networkUses
  const rows = keys.length
    ? await orm
        .select({key, count: count()})
        .from(networkUses)
        .where(inArray(key, keys))
        .groupBy(key)
    : []
  return new Map(rows.map(row => [row.key, row.count]))
}
