/** Whose use it is, by the registry of partners: its names, from pages of theirs. */

import {UNKNOWN} from '#server/leads/leads-by-day.ts'
import type {Claim} from '../registry/claims.ts'
import type {PartnerRow} from '../registry/partner.ts'
import {OTHERS, type WaitingUse} from './partner-quota.ts'

/** Names of ours, and that of pages which name nobody. */
const NO_CLAIM = ['', OTHERS]

/** Without a registry every name counts. What is claimed wrongly is counted together. */
export function attributeUse(rows: WaitingUse[], registry: Pick<PartnerRow, 'id' | 'origins'>[]) {
  if (!registry.length) return {attributed: rows, claims: []}
  const originsOf = new Map(registry.map(({id, origins}) => [id, origins]))
  const claims: Claim[] = []
  const attributed = rows.map(row => {
    const {partner, origin, count} = row
    if (NO_CLAIM.includes(partner)) return row
    const origins = originsOf.get(partner)
    if (origins && (!origins.length || origins.includes(origin))) return row
    claims.push({partner, origin: origins ? origin : '', count})
    return {...row, partner: UNKNOWN}
  })
  return {attributed, claims}
}
