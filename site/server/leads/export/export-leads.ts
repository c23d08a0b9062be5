/** The content of an export, and its gaps: a part that states them is better than nothing. */
import {isUnreachable} from '#server/platform/db/errors.ts'
import type {LeadRow} from '../lead-store.ts'
import type {Leads} from '../leads.ts'
import type {OtherServer} from '../servers.ts'

export type Exported =
  | {lead: LeadRow}
  /** Enquiries that are known not to be there. */
  | {missing: string}
  /** The reason why their number cannot be known. */
  | {unknown: string}

export interface ExportSources {
  leads: Pick<Leads, 'all' | 'waiting'>
  others: () => Promise<OtherServer[]>
}

export async function* exportLeads({leads, others}: ExportSources): AsyncGenerator<Exported> {
  const waiting = new Map(leads.waiting().map(lead => [lead.id, lead]))
  try {
    for await (const lead of leads.all()) {
      waiting.delete(lead.id)
      yield {lead}
    }
    for (const other of await others()) yield* shortfallOf(other)
  } catch (error) {
    if (!isUnreachable(error)) throw error
    for (const lead of waiting.values()) yield {lead}
    yield {
      missing:
        'The database cannot be reached: the enquiries in it are missing. Those that wait on this machine were exported. Start it, or check DATABASE_URL, and export again.',
    }
  }
}

function* shortfallOf({host, waiting, seenAt, isSilent}: OtherServer): Generator<Exported> {
  const seen = `It was last seen at ${seenAt.toISOString()}.`
  if (waiting) {
    const wait = waiting === 1 ? 'enquiry waits' : 'enquiries wait'
    yield {
      missing: `${waiting} ${wait} on the server ${host} and cannot be in this export before it reaches the database. ${seen}`,
    }
  } else if (isSilent) {
    yield {unknown: `Nobody knows what waits on the server ${host}. ${seen}`}
  }
}
