/**
 * Whose an enquiry is, decided in the transaction that stores it: so the registry and the count of
 * the day are the same for all servers. None is ever refused for it.
 */
import {eq} from 'drizzle-orm'
import {officeDay} from '../../../../widgets/shared/office-day.ts'
import {storedByDay} from '../../leads/leads-by-day.ts'
import type {Orm} from '../../platform/db/connect.ts'
import {type leads as leadsTable, partners} from '../../platform/db/schema.ts'
import {type Claim, originOf} from './claims.ts'
import type {PartnerRow} from './partner.ts'
import {hasPartners, partnersNamed} from './registry-store.ts'

type LeadRow = Omit<typeof leadsTable.$inferSelect, 'storedAt'>

/** An enquiry that names a partner, and the `Origin` it came with. */
export interface ClaimingLead {
  row: LeadRow
  origin: string | undefined
}

/** Why an enquiry is not its partner's. */
export type NotAttributed = NonNullable<LeadRow['notAttributed']>

export interface Attributed {
  rows: LeadRow[]
  /** Unknown names and other origins. */
  claims: Claim[]
  /** Partners whose limit of the day was exceeded. */
  overLimit: string[]
}

export async function attribute(orm: Orm, leads: ClaimingLead[]): Promise<Attributed> {
  const names = [...new Set(leads.flatMap(({row}) => row.partner ?? []))].sort()
  if (!names.length) return {rows: leads.map(({row}) => row), claims: [], overLimit: []}
  const known = new Map((await partnersNamed(orm, names)).map(one => [one.id, one]))
  const isOpen = known.size === 0 && !(await hasPartners(orm))
  const room = await roomOf(orm, leads, known)
  const claims: Claim[] = []
  const overLimit = new Set<string>()
  const rows = leads.map(({row, origin}): LeadRow => {
    if (row.partner === null || isOpen) return row
    const partner = known.get(row.partner)
    // Its name is kept: nobody loses by it, and the agency may register it.
    if (!partner) {
      claims.push({partner: row.partner, origin: '', count: 1})
      return row
    }
    const reason = refusalOf(partner, row, originOf(origin)) ?? room.take(partner, row)
    if (!reason) return row
    if (reason === 'origin') claims.push({partner: partner.id, origin: originOf(origin), count: 1})
    if (reason === 'limit') overLimit.add(partner.id)
    return {...row, partner: null, claimedPartner: partner.id, notAttributed: reason}
  })
  return {rows, claims, overLimit: [...overLimit]}
}

function refusalOf(
  {disabledAt, origins}: PartnerRow,
  {receivedAt}: LeadRow,
  origin: string,
): NotAttributed | undefined {
  if (disabledAt && receivedAt >= disabledAt) return 'disabled'
  return origins.length && !origins.includes(origin) ? 'origin' : undefined
}

/** How many more enquiries of a day each limited partner may have; other servers wait meanwhile. */
async function roomOf(orm: Orm, leads: ClaimingLead[], known: Map<string, PartnerRow>) {
  const taken = new Map<string, number>()
  const keyOf = (partner: string, day: string) => `${day} ${partner}`
  for (const {id, dailyLimit} of known.values()) {
    if (dailyLimit === null) continue
    await orm.select({id: partners.id}).from(partners).where(eq(partners.id, id)).for('update')
    const days = leads
      .filter(({row}) => row.partner === id)
      .map(({row}) => officeDay(row.receivedAt))
      .sort()
    const [from = ''] = days
    const to = days.at(-1) ?? from
    for (const line of await storedByDay(orm, {from, to, partner: id}, [])) {
      taken.set(keyOf(id, line.day), line.leads)
    }
  }
  return {
    take({id, dailyLimit}: PartnerRow, {receivedAt}: LeadRow): NotAttributed | undefined {
      const key = keyOf(id, officeDay(receivedAt))
      const count = taken.get(key) ?? 0
      if (dailyLimit !== null && count >= dailyLimit) return 'limit'
      taken.set(key, count + 1)
      return undefined
    },
  }
}
