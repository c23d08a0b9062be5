/**
 * Attributes an enquiry to a partner in the transaction that stores it: so the registry and the
 * count of the day are the same for all servers. No enquiry is ever refused because of it.
 */
import type {ClaimingLead, LeadHooks, LeadRow} from '#server/leads/hooks.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {type Claim, noteClaims, originOf} from './claims.ts'
import {roomOf} from './daily-limit.ts'
import type {PartnerRow} from './partner.ts'
import {hasPartners, partnersNamed} from './registry-store.ts'

/** Why an enquiry is not its partner's. */
export type NotAttributed = NonNullable<LeadRow['notAttributed']>

export interface Attributed {
  rows: LeadRow[]
  /** Unknown names and other origins. */
  claims: Claim[]
  /** Partners whose limit of the day was exceeded. */
  overLimit: string[]
}

/** For `LeadHooks`: the registry's decision, and the notes for the agency's lists. */
export const attributeLeads: LeadHooks['attribute'] = async (orm, leads) => {
  const {rows, ...noted} = await attribute(orm, leads)
  return {rows, note: (after, log) => noteClaims(after, noted, log)}
}

async function attribute(orm: Orm, leads: ClaimingLead[]): Promise<Attributed> {
  const names = [...new Set(leads.flatMap(({row}) => row.partner ?? []))].sort()
  if (!names.length) return {rows: leads.map(({row}) => row), claims: [], overLimit: []}
  const known = new Map((await partnersNamed(orm, names)).map(one => [one.id, one]))
  const isOpen = known.size === 0 && !(await hasPartners(orm))
  const room = await roomOf(orm, leads, known)
  const claims: Claim[] = []
  const overLimit = new Set<string>()
  const rows = leads.map((lead): LeadRow => {
    const {row, origin} = lead
    if (row.partner === null || isOpen) return row
    const partner = known.get(row.partner)
    // Its name is kept: nobody loses by it, and the agency may register it.
    if (!partner) {
      claims.push({partner: row.partner, origin: '', count: 1})
      return row
    }
    const reason = refusalOf(partner, row, originOf(origin)) ?? room.take(partner, lead)
    if (!reason) return row
    if (reason === 'origin') claims.push({partner: partner.id, origin: originOf(origin), count: 1})
    if (reason === 'limit') overLimit.add(partner.id)
    return {...row, partner: null, claimedPartner: partner.id, notAttributed: reason}
  })
  await room.close()
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
