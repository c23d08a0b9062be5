/** Leads as CSV (RFC 4180): one that a spreadsheet shows and does not run, or one for programs. */
import type {LeadRow} from '../lead-store.ts'
import {type Cell, COLUMNS, leadCells} from './columns.ts'

/** Without it Excel takes the text for one of an old Windows code page. */
export const BYTE_ORDER_MARK = '\uFEFF'
const PHONE = COLUMNS.indexOf('phone')

interface CsvOptions {
  /** Without what a spreadsheet needs, and a program would take for a part of the text. */
  isRaw?: boolean
  /** Gets what cannot be serialised: its cell is left empty. */
  warn?: (problem: string) => void
}

/** The header line, then a line for each lead, in chunks. */
export async function* leadsAsCsv(
  leads: AsyncIterable<LeadRow>,
  {isRaw = false, warn = () => {}}: CsvOptions = {},
): AsyncGenerator<string> {
  const rowOf = isRaw ? rawLineOf : lineOf
  // With the first lead, so that a header means that the leads can be read.
  let piece = isRaw ? rowOf(COLUMNS) : BYTE_ORDER_MARK + rowOf(COLUMNS)
  for await (const lead of leads) {
    const cells = leadCells(lead, warn)
    piece += rowOf(isRaw ? cells : cells.map(asText))
    if (piece.length < 64 * 1024) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** Spreadsheets round a number of so many digits, and drop a zero at its beginning. */
const asText = (cell: Cell, column: number) =>
  column === PHONE && /^\d+$/.test(String(cell ?? '')) ? `'${cell}` : cell

/**
 * Cells as a line of CSV. Texts are quoted, because the separator of a spreadsheet depends on its
 * locale; numbers and dates are not, so that they keep their type.
 */
export const lineOf = (cells: Cell[]) => joined(cells, withoutFormulas)

const rawLineOf = (cells: Cell[]) => joined(cells, text => text)

const joined = (cells: Cell[], written: (text: string) => string) =>
  `${cells.map(cell => cellOf(cell, written)).join(',')}\r\n`

function cellOf(cell: Cell, written: (text: string) => string) {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString()
  if (typeof cell === 'object') return cell?.office ?? ''
  return cell ? `"${written(cell).replaceAll('"', '""')}"` : ''
}

/**
 * Prevents CSV injection: a cell that begins like a formula gets an apostrophe. Some spreadsheets
 * also split at `;`, `|`, tabs and line breaks within quotes, and accept full-width operators.
 */
const withoutFormulas = (text: string) =>
  text.replace(/(?<=^|[;|\t\r\n])(?=[" ]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r])/g, "'")
