/** The tables of the figures as CSV, with English heads, as the other files of the agency have them. */
import {BYTE_ORDER_MARK, lineOf} from '#server/leads/export/csv.ts'
import type {Grouping, GroupLine} from './figures.ts'
import type {Overview} from './overview.ts'
import type {ResponseFigures} from './response.ts'

type Cell = string | number | undefined

const csvOf = (rows: Cell[][]) =>
  BYTE_ORDER_MARK + rows.map(row => lineOf(row.map(cell => cell ?? null))).join('')

const rounded = (rate: number | undefined) =>
  rate === undefined ? undefined : Number(rate.toFixed(4))

export const daysCsv = ({days}: Overview) =>
  csvOf([
    ['day', 'views', 'opens', 'enquiries', 'enquiries_per_view'],
    ...days.map(({day, views, opens, enquiries, rate}) => [
      day,
      views,
      opens,
      enquiries,
      rounded(rate),
    ]),
  ])

export const responseCsv = ({within, waiting}: ResponseFigures) =>
  csvOf([
    ['within_hours', 'enquiries'],
    ...within.map(({hours, count}) => [hours ?? 'later', count]),
    ['waiting', waiting],
  ])

const KEYS: Record<Grouping, string[]> = {
  pages: ['page'],
  properties: ['property'],
  widgets: ['widget'],
  partners: ['partner'],
  campaigns: ['utm_source', 'utm_medium', 'utm_campaign'],
  forms: ['form'],
}

export function groupCsv(by: Grouping, lines: GroupLine[]) {
  const keys = KEYS[by]
  const isUsed = by === 'widgets' || by === 'partners'
  const use = isUsed ? ['views', 'opens', 'enquiries_per_view'] : []
  return csvOf([
    [...keys, 'enquiries', 'won', 'lost', ...use],
    ...lines.map(({key, enquiries, won, lost, views = 0, opens = 0, rate}) => [
      ...keys.map((_name, n) => key[n] ?? ''),
      enquiries,
      won,
      lost,
      ...(isUsed ? [views, opens, rounded(rate)] : []),
    ]),
  ])
}
