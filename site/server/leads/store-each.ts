/** Stores leads one by one, so that one that cannot be stored does not hold up the others. */
import {isRefusedByData, isUnreachable} from '../db/errors.ts'
import type {Lead} from './lead.ts'
import type {LeadStore} from './lead-store.ts'

export interface StoredEach {
  stored: Lead[]
  /** Those that will not be stored however often they are tried. */
  refused: {lead: Lead; error: unknown}[]
  /** Why the rest must be tried again later; undefined when nothing has to be. */
  failure: unknown
}

/**
 * An error that names neither the lead nor the connection is put down to the lead when another lead
 * was stored in the same round; else the database itself is taken to be in trouble.
 */
export async function storeEach(
  store: Pick<LeadStore, 'insert'>,
  leads: Lead[],
): Promise<StoredEach> {
  const stored: Lead[] = []
  const failed: StoredEach['refused'] = []
  let failure: unknown
  for (const lead of leads) {
    try {
      await store.insert([lead])
      stored.push(lead)
    } catch (error) {
      if (isUnreachable(error)) {
        failure = error
        break
      }
      failed.push({lead, error})
    }
  }
  const isRefused = ({error}: {error: unknown}) => stored.length > 0 || isRefusedByData(error)
  failure ??= failed.find(one => !isRefused(one))?.error
  return {stored, refused: failed.filter(isRefused), failure}
}
