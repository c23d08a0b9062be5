/** A list of enquiries as a file. Who took it away, and which list, is in the audit log. */

import {and, asc} from 'drizzle-orm'
import {audit} from '#desk/audit/audit-log.ts'
import {leadsAsCsv} from '#server/leads/export/csv.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {readableRow} from '#server/leads/readable-row.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import type {Viewer} from '../scope.ts'
import {conditionOf} from './conditions.ts'
import {countEnquiries} from './count-enquiries.ts'
import {type Cursor, cursorOf, foundFirst, laterThan} from './cursor.ts'
import type {EnquiryFilter} from './filter.ts'

/** More would take more memory than a server has to spare. */
const MOST_IN_WORKBOOK = 10_000

export interface ExportOptions {
  viewer: Viewer
  filter: EnquiryFilter
  format: 'csv' | 'xlsx'
  log: Pick<Log, 'warn'>
}

export type Exported =
  | {is: 'text'; pieces: AsyncIterable<string>}
  | {is: 'workbook'; content: Buffer}
  /** For a workbook. */
  | {is: 'too many'; count: number}

export async function exportEnquiries(orm: Orm, options: ExportOptions): Promise<Exported> {
  const {viewer, filter, format, log} = options
  const count = await countEnquiries(orm, viewer, filter)
  if (format === 'xlsx' && count > MOST_IN_WORKBOOK) return {is: 'too many', count}
  const details = {format, count, filter: withoutWords(filter, count)}
  await audit(orm, viewer.actor, {action: 'enquiries.exported', details})
  const rows = everyEnquiry(orm, viewer, filter)
  const warn = (problem: string) => log.warn(problem)
  if (format === 'csv') return {is: 'text', pieces: leadsAsCsv(rows, {warn})}
  const {leadsAsWorkbook} = await import('#server/leads/export/workbook.ts')
  return {is: 'workbook', content: await leadsAsWorkbook(rows, warn)}
}

/** Filters whose value may be anything that somebody typed into the address. */
const TYPED: (keyof EnquiryFilter)[] = ['form', 'partner', 'agent', 'locale', 'property']

/**
 * People search for names and numbers of people, so that words are left out. What is typed for another
 * filter is known where an enquiry has exactly that value, and may be such words where none has.
 */
function withoutWords(filter: EnquiryFilter, count: number) {
  const hidden = count ? ['q'] : ['q', ...TYPED]
  const noted = Object.entries(filter).map(([name, value]) => [
    name,
    hidden.includes(name) ? '…' : value,
  ])
  return Object.fromEntries(noted)
}

const PAGE = 500
const inOrder = [asc(leads.receivedAt), asc(leads.id)]

export async function* everyEnquiry(
  orm: Orm,
  viewer: Viewer,
  filter: EnquiryFilter,
): AsyncGenerator<LeadRow> {
  let last: Cursor | undefined
  do {
    const condition = and(conditionOf(viewer, filter), last && laterThan(last))
    const rows = await orm
      .select()
      .from(leads)
      .where(filter.q ? foundFirst(condition, inOrder, PAGE) : condition)
      .orderBy(...inOrder)
      .limit(PAGE)
    for (const row of rows) yield readableRow(row)
    const end = rows.length === PAGE ? rows.at(-1) : undefined
    last = end && cursorOf(end)
  } while (last)
}
