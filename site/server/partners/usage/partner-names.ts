/** By which name figures count a partner, once the agency has a registry of them. */
import {UNKNOWN} from '#server/leads/leads-by-day.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {listPartners} from '../registry/registry-store.ts'
import {OTHERS} from './partner-quota.ts'

/** What the registry does not hold is one line; without a registry every name counts. */
export async function partnerNames(orm: Orm): Promise<(name: string) => string> {
  const registry = await listPartners(orm)
  if (!registry.length) return name => name
  const kept = new Set(['', OTHERS, ...registry.map(({id}) => id)])
  return name => (kept.has(name) ? name : UNKNOWN)
}
