/** A feed that is not synced as a whole, although it could be read. */
import type {Reason} from './outcome.ts'

/** A listing that is not shown, with one of its reasons. */
export interface Refused extends Reason {
  reference: string
}

export class SyncRefused extends Error {
  override name = 'SyncRefused'
  readonly refused: Refused[]

  constructor(message: string, refused: Refused[]) {
    super(message)
    this.refused = refused
  }
}
