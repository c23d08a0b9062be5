/** Leads as a workbook of Excel (.xlsx), which opens the same in every locale. */
import writeExcelFile, {type Cell as WorkbookCell} from 'write-excel-file/node'
import {OperatorError} from '#server/platform/operator-error.ts'
import type {LeadRow} from '../lead-store.ts'
import {type Cell, COLUMNS, leadCells} from './columns.ts'

/** A workbook is made in memory: so many take about 500 MB. */
const MAX_LEADS = 50_000
/** Excel refuses a file with a longer cell. */
const LONGEST_CELL = 32_767
const FORMAT = 'yyyy-mm-dd hh:mm:ss'
const WIDTHS: Record<string, number> = {received_at: 19, received_at_office: 19, message: 50}

export async function leadsAsWorkbook(
  leads: AsyncIterable<LeadRow>,
  warn: (problem: string) => void,
  maxLeads = MAX_LEADS,
): Promise<Buffer> {
  const rows: WorkbookCell[][] = [COLUMNS.map(value => ({value, type: String, fontWeight: 'bold'}))]
  for await (const lead of leads) {
    if (rows.length > maxLeads) {
      throw new OperatorError(
        `A workbook takes ${maxLeads} enquiries, and there are more. Export a part with --from 2026-01-01 and --to 2026-12-31, or CSV, which has no limit.`,
      )
    }
    rows.push(leadCells(lead, warn).map(workbookCell))
  }
  const columns = COLUMNS.map(name => ({width: WIDTHS[name] ?? 16}))
  return writeExcelFile(rows, {sheet: 'Enquiries', columns, stickyRowsCount: 1}).toBuffer()
}

/** A text has the type of one, so that nothing in it is a formula or a number. */
function workbookCell(cell: Cell): WorkbookCell {
  if (cell === null || cell === undefined || cell === '') return null
  if (typeof cell === 'number') return {value: cell, type: Number}
  if (typeof cell === 'string') return {value: writable(cell), type: String}
  // Excel knows no zones: a date there is what a clock shows.
  const date = cell instanceof Date ? cell : new Date(`${cell.office.replace(' ', 'T')}Z`)
  return Number.isNaN(date.getTime()) ? null : {value: date, type: Date, format: FORMAT}
}

/**
 * As Excel writes what XML cannot hold: a carriage return is `_x000D_`, and a text that looks like one
 * of these begins with `_x005F_`. The library leaves out such characters, and looks texts up in a plain
 * object, where "constructor" is always found.
 */
function writable(text: string) {
  const cut = text.slice(0, LONGEST_CELL).replace(/[\ud800-\udbff]$/, '')
  return cut in {} ? escaped(cut.charAt(0)) + cut.slice(1) : cut.replace(UNWRITABLE, escaped)
}

const UNWRITABLE =
  /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}\p{Surrogate}\ufffd]|_(?=x[\da-f]{4}_)/giu

const escaped = (character: string) =>
  character
    .split('')
    .map(unit => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .join('')
