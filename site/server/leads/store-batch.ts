/** Stores a batch of leads so that one that the database refuses does not hold up the others. */
import {isRefusedByData, isUnreachable} from '#server/platform/db/errors.ts'
import type {Lead} from './lead.ts'
import type {LeadStore} from './lead-store.ts'

export interface StoredBatch {
  stored: Lead[]
  /** Permanent failures: retrying these leads is pointless. */
  refused: {lead: Lead; error: unknown}[]
  /** Why the rest has to be retried later; undefined when nothing has to. */
  failure: unknown
}

type Store = Pick<LeadStore, 'insert'>

/** Inserts all at once; one by one when the database is reachable and rejects the batch. */
export async function storeBatch(store: Store, leads: Lead[]): Promise<StoredBatch> {
  try {
    await store.insert(leads)
    return {stored: leads, refused: [], failure: undefined}
  } catch (error) {
    return isUnreachable(error)
      ? {stored: [], refused: [], failure: error}
      : storeOneByOne(store, leads)
  }
}

/**
 * An error that names neither the lead nor the connection is attributed to the lead when another
 * lead of the same batch was stored; else to the database.
 */
async function storeOneByOne(store: Store, leads: Lead[]): Promise<StoredBatch> {
  const stored: Lead[] = []
  const failed: StoredBatch['refused'] = []
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
