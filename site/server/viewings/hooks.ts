/** Parts of later slices that viewings use, as interfaces: see `site/server/viewing-hooks.ts`. */
import type {ViewingRow} from './private-link.ts'
import type {Transaction} from './take-hour.ts'

/** An account of the desk, or whoever has the private link: the visitor or the agent. */
export interface ViewingActor {
  /** Null for private links. */
  account: string | null
  /** Name of the person; `visitor` or `agent` for private links. */
  name: string
}

export interface ViewingNote {
  is: 'booked' | 'accepted' | 'moved' | 'cancelled' | 'declined'
  by: ViewingActor
  /** The hour before it was moved. */
  from?: Date
}

export interface ViewingHooks {
  /** Writes into the history of the enquiry, in the transaction of the change. */
  note(inside: Transaction, viewing: ViewingRow, note: ViewingNote): Promise<void>
}

export const visitor: ViewingActor = {account: null, name: 'visitor'}
