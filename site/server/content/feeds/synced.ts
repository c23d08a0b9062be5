/** The result of a sync, in numbers. */
import type {Imported} from '../import/run-import.ts'
import type {Problem} from '../schema/problem.ts'
import type {Chosen} from './choose-listings.ts'
import type {Refused} from './outcome.ts'
import type {PhotoFault, Written} from './write-listings.ts'

export interface Synced {
  feed: string
  listings: number
  /** Properties of this feed. */
  changes: {added: number; changed: number; withdrawn: number; unchanged: number}
  refused: Refused[]
  photos: {fetched: number; known: number; faults: PhotoFault[]}
  notices: Problem[]
}

/** The result of a dry run. */
export const wouldBe = (
  feed: string,
  {listings, changed, unchanged, refused, remarks, gone}: Chosen,
): Synced => {
  const added = changed.filter(({isNew}) => isNew).length
  const withdrawn = gone.filter(({published}) => published).length
  return {
    feed,
    listings,
    refused,
    notices: remarks,
    photos: {fetched: 0, known: 0, faults: []},
    changes: {added, changed: changed.length - added, withdrawn, unchanged},
  }
}

export function reportOf(
  feed: string,
  {listings, changed, unchanged, refused, remarks}: Chosen,
  written: Written,
  imported: Imported | undefined,
): Synced {
  const made = imported?.changes.properties ?? {added: 0, changed: 0, withdrawn: 0}
  const same = changed.length - written.refused.length - made.added - made.changed
  return {
    feed,
    listings,
    photos: written.photos,
    notices: [...remarks, ...(imported?.notices ?? [])],
    refused: [...refused, ...written.refused],
    changes: {
      added: made.added,
      changed: made.changed,
      withdrawn: made.withdrawn,
      unchanged: unchanged + same,
    },
  }
}
