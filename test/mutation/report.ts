/** What came out, for people. */
import type {Verdict} from './copy.ts'
import type {Equivalent} from './equivalent.ts'
import {folderOf, folders} from './judges.ts'
import type {Mutant} from './mutants.ts'

export interface Judged {
  mutant: Mutant
  verdict: Verdict
}

export const scoreOf = (judged: Judged[]) =>
  judged.length ? judged.filter(({verdict}) => verdict !== 'survived').length / judged.length : 1

export function report(judged: Judged[], left: {mutant: Mutant; reason: Equivalent}[]): string {
  const survivors = judged.filter(({verdict}) => verdict === 'survived')
  return [
    ...section(
      'Survivors',
      survivors.map(({mutant}) => placeOf(mutant)),
    ),
    ...section(
      'Equivalent, not counted',
      left.map(({mutant, reason}) => `${placeOf(mutant)}\n    ${reason.why}`),
    ),
    ...['', row(['', 'mutants', 'killed', 'timed out', 'survived', 'score'])],
    ...folders.map(folder =>
      lineOf(
        folder,
        judged.filter(({mutant}) => folderOf(mutant.file) === folder),
      ),
    ),
    lineOf('in all', judged),
  ].join('\n')
}

const section = (title: string, lines: string[]) =>
  lines.length ? ['', `${title}:`, ...lines.map(line => `  ${line}`)] : []

const placeOf = ({file, line, change}: Mutant) => `${file}:${line}  ${change}`

function lineOf(name: string, judged: Judged[]) {
  const count = (verdict: Verdict) => judged.filter(one => one.verdict === verdict).length
  const counts = [judged.length, count('killed'), count('timed out'), count('survived')]
  return row([name, ...counts.map(String), `${(scoreOf(judged) * 100).toFixed(1)} %`])
}

const row = ([name = '', ...cells]: string[]) =>
  name.padEnd(24) + cells.map(cell => cell.padStart(11)).join('')
