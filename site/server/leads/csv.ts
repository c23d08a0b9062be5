/** Leads as CSV (RFC 4180) that a spreadsheet shows and does not run. */
import {campaignParameters} from '../../../widgets/shared/api/campaign.ts'
import type {LeadRow} from './lead-store.ts'

/** Fields of the payload that have a column of their own; the others stand together in `details`. */
const OWN_COLUMN = ['name', 'phone', 'email', 'message', 'fromUrl']
const HEADER = [
  ...['received_at', 'form', 'name', 'phone', 'email', 'message', 'details', 'from_url', 'partner'],
  ...campaignParameters,
  ...['locale', 'suspected_spam', 'id'],
]

/** The header line, then a line for each lead, in pieces. */
export async function* leadsAsCsv(leads: AsyncIterable<LeadRow>): AsyncGenerator<string> {
  // With the first lead, so that whoever has the header knows that the leads can be read.
  let piece = lineOf(HEADER)
  for await (const lead of leads) {
    piece += lineOf(cellsOf(lead))
    if (piece.length < 64 * 1024) continue
    yield piece
    piece = ''
  }
  yield piece
}

const cellsOf = (lead: LeadRow) => [
  lead.receivedAt.toISOString(),
  lead.form,
  lead.name,
  lead.phone,
  lead.email,
  lead.message,
  detailsOf(lead.payload),
  lead.fromUrl,
  lead.partner,
  ...campaignParameters.map(name => lead.campaign?.[name]),
  lead.locale,
  lead.suspectedSpam,
  lead.id,
]

function detailsOf(payload: Record<string, unknown>) {
  const others = Object.entries(payload).filter(([name]) => !OWN_COLUMN.includes(name))
  return others.map(([name, value]) => `${name}: ${told(value)}`).join('; ')
}

/** Of a file, where it lies below `DATA_DIR`. */
function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join(' ')
  return isFile(value) ? value.path : String(value)
}

const isFile = (value: unknown): value is {path: string} =>
  typeof value === 'object' && value !== null && 'path' in value

/** Cells as a line of CSV. */
export const lineOf = (cells: (string | null | undefined)[]) =>
  `${cells.map(cell => cellOf(cell ?? '')).join(',')}\r\n`

/** A spreadsheet takes what begins like a formula for one, unless an apostrophe stands before it. */
function cellOf(text: string) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
