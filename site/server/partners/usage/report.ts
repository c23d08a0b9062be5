/** Statistics as a table for the terminal, and as CSV. */
import {lineOf} from '#server/leads/export/csv.ts'
import type {Period} from '#server/platform/period.ts'
import type {Line} from './statistics.ts'

const HEADER = ['day', 'partner', 'views', 'opens', 'leads', 'suspected', 'leads per view']
const NO_PARTNER = '(no partner)'

export function asTable(lines: Line[], {from, to, partner}: Period): string {
  if (!lines.length) {
    const whose = partner === undefined ? '' : ` of ${readable(partner)}`
    return `Nothing${whose} was counted from ${from} to ${to}.\n`
  }
  const rows = [HEADER, ...lines.map(rowOf), rowOf(totalOf(lines))]
  const widths = HEADER.map((_name, n) => Math.max(...rows.map(row => row[n]?.length ?? 0)))
  const aligned = rows.map(row =>
    row.map((cell, n) => (n < 2 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))),
  )
  return `${aligned.map(row => row.join('  ').trimEnd()).join('\n')}\n`
}

function rowOf({day, partner, views, opens, leads, suspected}: Line) {
  const rate = rateOf({partner, views, leads})
  return [
    day,
    readable(partner) || NO_PARTNER,
    ...[views, opens, leads, suspected].map(String),
    rate === undefined ? '-' : `${(rate * 100).toFixed(1)} %`,
  ]
}

function totalOf(lines: Line[]): Line {
  const sum = (name: 'views' | 'opens' | 'leads' | 'suspected') =>
    lines.reduce((all, line) => all + line[name], 0)
  const named = ['views', 'opens', 'leads', 'suspected'] as const
  const counts = Object.fromEntries(named.map(name => [name, sum(name)]))
  return {day: 'total', partner: ' ', ...counts} as Line
}

/** Without views there is none; nor where the site's own leads are beside the views of others. */
const rateOf = ({partner, views, leads}: Pick<Line, 'partner' | 'views' | 'leads'>) =>
  partner.trim() && views ? leads / views : undefined

function roundedRateOf(line: Line) {
  const rate = rateOf(line)
  return rate === undefined ? undefined : Number(rate.toFixed(4))
}

/** Without control characters, which a terminal would execute. */
const readable = (name: string) => name.replace(/\p{C}/gu, '')

export const asCsv = (lines: Line[]): string =>
  [
    ['day', 'partner', 'views', 'opens', 'leads', 'suspected_spam', 'leads_per_view'],
    ...lines.map(line => [
      line.day,
      line.partner,
      line.views,
      line.opens,
      line.leads,
      line.suspected,
      roundedRateOf(line),
    ]),
  ]
    .map(lineOf)
    .join('')
