/** Leads as CSV (RFC 4180) that a spreadsheet shows and does not run. */
import {campaignParameters} from '../../../widgets/shared/api/campaign.ts'
import {isObject} from '../platform/parse-json.ts'
import type {LeadRow} from './lead-store.ts'

/** Fields of the payload that have a column of their own; the others are together in `details`. */
const OWN_COLUMN = ['name', 'phone', 'email', 'message', 'fromUrl']
const HEADER = [
  ...['received_at', 'form', 'name', 'phone', 'email', 'message', 'details', 'from_url', 'partner'],
  ...campaignParameters,
  ...['locale', 'suspected_spam', 'id'],
]

/**
 * The header line, then a line for each lead, in chunks. Cells that cannot be serialised are left
 * empty and reported to `warn`.
 */
export async function* leadsAsCsv(
  leads: AsyncIterable<LeadRow>,
  warn: (problem: string) => void = () => {},
): AsyncGenerator<string> {
  // With the first lead, so that a header means that the leads can be read.
  let piece = lineOf(HEADER)
  for await (const lead of leads) {
    piece += leadLine(lead, warn)
    if (piece.length < 64 * 1024) continue
    yield piece
    piece = ''
  }
  yield piece
}

function leadLine(lead: LeadRow, warn: (problem: string) => void) {
  if (Number.isNaN(lead.receivedAt.getTime())) {
    warn(`Lead ${lead.id} has no readable date of arrival; its cell is empty.`)
  }
  if (isObject(lead.payload)) return lineOf(cellsOf(lead))
  warn(`The fields of lead ${lead.id} cannot be read; its cell of details is empty.`)
  return lineOf(cellsOf({...lead, payload: {}}))
}

const cellsOf = (lead: LeadRow) => [
  lead.receivedAt,
  lead.form,
  lead.name,
  lead.phone,
  lead.email,
  lead.message,
  detailsOf(lead.payload),
  lead.fromUrl,
  lead.partner,
  ...campaignParameters.map(name => textOf(lead.campaign?.[name])),
  lead.locale,
  lead.suspectedSpam,
  lead.id,
]

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

function detailsOf(payload: Record<string, unknown>) {
  const others = Object.entries(payload).filter(([name]) => !OWN_COLUMN.includes(name))
  return others.map(([name, value]) => `${name}: ${formatValue(value)}`).join('; ')
}

/** Of a file, its path below `DATA_DIR`. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(' ')
  return isFile(value) ? value.path : String(value)
}

const isFile = (value: unknown): value is {path: string} =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'

export type Cell = string | number | Date | null | undefined

/**
 * Cells as a line of CSV. Texts are quoted, because the separator of a spreadsheet depends on its
 * locale; numbers and dates are not, so that they keep their type.
 */
export const lineOf = (cells: Cell[]) => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: Cell) {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString()
  return cell ? `"${withoutFormulas(cell).replaceAll('"', '""')}"` : ''
}

/**
 * Prevents CSV injection: a cell that begins like a formula gets an apostrophe. Some spreadsheets
 * also split at `;`, `|`, tabs and line breaks within quotes, and accept full-width operators.
 */
const withoutFormulas = (text: string) =>
  text.replace(/(?<=^|[;|\t\r\n])(?=[" ]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r])/g, "'")
