/** The leads of the spool that are not in the database, in memory: the oldest first. */
import type {Lead} from './lead.ts'
import type {Segment} from './segment.ts'

export interface Waiting {
  lead: Lead
  segment: Segment
  bytes: number
  /** The database refuses it. */
  aside: boolean
}

/** `limit`: bytes of those that wait and those that are being written. */
export function createWaitingLeads(limit: number) {
  /** By id; a key may come twice when a write failed after it had reached the disk. */
  const waiting = new Map<string, Waiting>()
  const byKey = new Map<string, Lead>()
  let bytes = 0
  let full = false

  function forget({lead, segment, bytes: size}: Waiting) {
    waiting.delete(lead.id)
    if (byKey.get(lead.key) === lead) byKey.delete(lead.key)
    segment.waiting--
    bytes -= size
    full = false
  }

  return {
    /**
     * Returns true when there is room; a lead that has some is written, and then added or
     * released.
     */
    reserve(size: number): boolean {
      const fits = bytes + size <= limit
      if (fits) bytes += size
      else full = true
      return fits
    },

    release(size: number) {
      bytes -= size
    },

    /** It is on disk; its room is counted here. */
    add(lead: Lead, segment: Segment, size: number) {
      waiting.set(lead.id, {lead, segment, bytes: size, aside: false})
      byKey.set(lead.key, lead)
      segment.waiting++
      bytes += size
    },

    /** Those of these ids that wait, wait no more. The files that held them. */
    remove(ids: Iterable<string>): {count: number; segments: Set<Segment>} {
      const segments = new Set<Segment>()
      let count = 0
      for (const id of ids) {
        const entry = waiting.get(id)
        if (!entry) continue
        forget(entry)
        segments.add(entry.segment)
        count++
      }
      return {count, segments}
    },

    /** The oldest that are not set aside. */
    oldest(count: number): Lead[] {
      const found: Lead[] = []
      for (const {lead, aside} of waiting.values()) {
        if (!aside) found.push(lead)
        if (found.length === count) break
      }
      return found
    },

    find: (key: string) => byKey.get(key),

    /** The name of its file. */
    setAside(id: string): string | undefined {
      const entry = waiting.get(id)
      if (entry) entry.aside = true
      return entry?.segment.name
    },

    all: () => [...waiting.values()].map(({lead}) => lead),

    status() {
      const setAside = [...waiting.values()].filter(({aside}) => aside).length
      return {waiting: waiting.size, bytes, full, setAside}
    },
  }
}
