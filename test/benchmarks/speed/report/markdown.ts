/** The report: one Markdown table for each part, and one of the targets. */
import {type Part, type Row, ratioOf} from './figures.ts'
import type {Verdict} from './verdicts.ts'

interface Column {
  title: string
  figure: string
  /** The ratio to this figure of the row's reference is shown beside it. */
  compared?: string
  digits?: number
}

const COLUMNS: Record<Part, Column[]> = {
  embed: [
    {title: 'visible ms', figure: 'visible', compared: 'visible'},
    {title: 'requests', figure: 'requests'},
    {title: 'kB', figure: 'kB', digits: 1},
    {title: 'TBT ms', figure: 'tbt'},
    {title: 'press to field ms', figure: 'usable', compared: 'usable'},
    {title: 'to checked ms', figure: 'checked', compared: 'usable'},
    {title: 'requests until usable', figure: 'requests usable'},
    {title: 'kB until usable', figure: 'kB usable', digits: 1},
    {title: 'fetched after the press', figure: 'fetched after'},
    {title: 'TBT after it ms', figure: 'tbt after'},
    {title: 'early press to field ms', figure: 'early usable', compared: 'early usable'},
    {title: 'to checked ms', figure: 'early checked', compared: 'early usable'},
    {title: 'lost', figure: 'lost'},
    {title: 'native posts', figure: 'posted'},
  ],
  pages: [
    // The server's own: the emulated latency is not in it.
    {title: 'TTFB ms', figure: 'ttfb'},
    {title: 'FCP ms', figure: 'fcp', compared: 'fcp'},
    {title: 'LCP ms', figure: 'lcp', compared: 'lcp'},
    {title: 'CLS', figure: 'cls', digits: 3},
    {title: 'TBT ms', figure: 'tbt'},
    {title: 'kB', figure: 'kB'},
    {title: 'requests', figure: 'requests'},
  ],
  interactions: [{title: 'INP ms', figure: 'inp'}],
  server: [
    {title: 'requests per second', figure: 'rate', compared: 'rate'},
    {title: 'p99 ms', figure: 'p99', digits: 1},
    {title: 'errors', figure: 'errors'},
  ],
}

/** Lines of one part, a build's after another's. */
export function partTable(part: Part, rows: Row[]): string {
  const own = rows.filter(row => row.part === part)
  const shown = COLUMNS[part].filter(({figure}) =>
    own.some(row => row.figures[figure] !== undefined),
  )
  const lines = own.map(row => [
    row.name,
    row.build ?? '',
    row.against ?? '',
    ...shown.map(column => cell(column, row, rows)),
  ])
  return table(['what', 'build', 'compared with', ...shown.map(({title}) => title)], lines)
}

function cell({figure, compared, digits = 0}: Column, row: Row, rows: Row[]) {
  const value = row.figures[figure]
  if (value === undefined) return '–'
  const ratio = compared ? ratioOf(row, figure, rows, compared) : undefined
  const text = value.toFixed(digits)
  return ratio === undefined ? text : `${text} (${ratio.toFixed(2)} ×)`
}

export function verdictTable(verdicts: Verdict[]): string {
  const lines = verdicts.map(({target, build, holds, worst, row, missed, rows}) => [
    `${target.part}: ${target.what}`,
    build,
    limit(target),
    `${Number(worst.toFixed(3))}${target.of === 'ratio' ? ' ×' : ''} (${row})`,
    holds ? 'holds' : `**missed** by ${missed} of ${rows}`,
  ])
  return table(['target', 'build', 'limit', 'furthest from it', 'verdict'], lines)
}

function limit({atMost, atLeast, of}: Verdict['target']) {
  const bound = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`
  return of === 'ratio' ? `${bound} ×` : bound
}

export const table = (head: string[], lines: string[][]): string =>
  [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n')
