/** Prints tables, and the enquiries that an export cannot contain, for the commands of enquiries. */
import type {Exported} from '#server/leads/export/export-leads.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'

export type Gap = Exclude<Exported, {lead: LeadRow}>

/** The leads; gaps are printed. */
export async function* leadsOf(exported: AsyncIterable<Exported>): AsyncGenerator<LeadRow> {
  for await (const one of exported) {
    if ('lead' in one) yield one.lead
    else warnOfGap(one)
  }
}

/** The exit code is 1 where something is known to be missing. */
export function warnOfGap(gap: Gap) {
  if ('unknown' in gap) return warn(gap.unknown)
  warn(gap.missing)
  process.exitCode = 1
}

export function warn(problem: string) {
  process.stderr.write(`${problem}\n`)
}

export function asTable(heads: string[], rows: string[][]): string {
  const lines = [heads, ...rows.map(row => row.map(readable))]
  const widths = heads.map((_head, at) => Math.max(...lines.map(row => row[at]?.length ?? 0)))
  return lines
    .map(row => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map(line => `${line.trimEnd()}\n`)
    .join('')
}

/** Without control characters, which a terminal would execute. */
const readable = (text: string) => text.replace(/\p{C}/gu, ' ')
