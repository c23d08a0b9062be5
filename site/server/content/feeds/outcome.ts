/** The input for reading a listing, and its outcome. */
import {ServerError} from '#server/platform/http-error.ts'
import type {NamedRecords, Photo} from './listing-facts.ts'
import type {Mapping} from './mapping-shape.ts'

/** Records of the agency's own content, which a feed does not change. */
export interface Surroundings {
  types: NamedRecords
  neighborhoods: NamedRecords
  builders: NamedRecords
  team: NamedRecords
}

/** The property at the last sync. */
export interface Previous {
  key: string
  listed: string
  permit_expiry: string | null
}

export interface FeedProperty {
  key: string
  reference: string
  /** As a file of a folder of content has them, without pictures. */
  values: Record<string, unknown>
  photos: Photo[]
  /** When the listing was changed, as the feed says it. */
  changed: string
  /** Parts that were left out of it. */
  remarks: Reason[]
}

export interface Reading {
  mapping: Mapping
  surroundings: Surroundings
  /** By reference. */
  previous: Map<string, Previous>
  today: string
  /** Days for which a permit holds whose feed does not tell its end, from the last sync that had it. */
  permitDays: number | undefined
}

/** Why a listing or a fact of it is not shown, and what to do. */
export interface Reason {
  field: string
  says: string
}

export type Outcome =
  | {is: 'property'; property: FeedProperty}
  | {is: 'withdrawn'; reference: string}
  | {is: 'refused'; reference: string; reasons: Reason[]}

/** A listing that is not shown, with one of its reasons. */
export interface Refused extends Reason {
  reference: string
}

export class SyncRefused extends ServerError {
  override name = 'SyncRefused'
  readonly refused: Refused[]

  constructor(message: string, refused: Refused[]) {
    super(message)
    this.refused = refused
  }
}
