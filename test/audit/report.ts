/** The results as a reader wants them: a table, then the findings by kind. */
import {table} from '../benchmarks/speed/report/markdown.ts'
import type {Finding} from './finding.ts'
import {grouped} from './grouped.ts'
import type {Result} from './run-checks.ts'

const EXAMPLES = 3

export const reportOf = (results: Result[]): string =>
  [tableOf(results), ...results.filter(({findings}) => findings.length).map(findingsOf)].join(
    '\n\n',
  )

const tableOf = (results: Result[]) =>
  table(
    ['check', 'pages', 'errors', 'warnings', 'allowed', 'seconds'],
    results.map(({check, pages, findings, allowed, seconds}) => [
      check,
      `${pages}`,
      `${count(findings, 'error')}`,
      `${count(findings, 'warning')}`,
      `${allowed}`,
      seconds.toFixed(0),
    ]),
  )

export const count = (findings: Finding[], level: Finding['level']) =>
  findings.filter(finding => finding.level === level).length

/** The most frequent kind first. */
function findingsOf({check, findings}: Result): string {
  const kinds = grouped(findings, ({kind}) => kind)
  const lines = kinds
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([kind, same]) => [`- ${same.length} × ${kind} (${same[0]?.level})`, ...examples(same)])
  return [`### ${check}`, '', ...lines.flat()].join('\n')
}

/** Picks examples from different pages, as far as there are several. */
function examples(findings: Finding[]) {
  const byPage = grouped(findings, ({page}) => page).map(([, [first]]) => first)
  const shown = new Set([...byPage.slice(0, EXAMPLES), ...findings].filter(finding => finding))
  return [...shown].slice(0, EXAMPLES).map(finding => `  - ${finding?.page}: ${finding?.detail}`)
}
