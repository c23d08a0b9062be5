/** Prints the result for people. */
import type {MutantStatus} from './copy.ts'
import {folderOf, folders} from './covering-tests.ts'
import type {Equivalent} from './equivalent.ts'
import type {Mutant} from './mutants.ts'

export interface MutantResult {
  mutant: Mutant
  status: MutantStatus
}

export const scoreOf = (results: MutantResult[]) =>
  results.length ? results.filter(({status}) => status !== 'survived').length / results.length : 1

export function report(
  results: MutantResult[],
  equivalents: {mutant: Mutant; reason: Equivalent}[],
): string {
  return [
    ...section(
      'Survivors',
      results.filter(({status}) => status === 'survived').map(({mutant}) => placeOf(mutant)),
    ),
    ...section(
      'Equivalent, not counted',
      equivalents.map(({mutant, reason}) => `${placeOf(mutant)}\n    ${reason.why}`),
    ),
    ...['', row(['', 'mutants', 'killed', 'timed out', 'survived', 'score'])],
    ...folders.map(folder =>
      lineOf(
        folder,
        results.filter(({mutant}) => folderOf(mutant.file) === folder),
      ),
    ),
    lineOf('in all', results),
  ].join('\n')
}

const section = (title: string, lines: string[]) =>
  lines.length ? ['', `${title}:`, ...lines.map(line => `  ${line}`)] : []

const placeOf = ({file, line, change}: Mutant) => `${file}:${line}  ${change}`

function lineOf(name: string, results: MutantResult[]) {
  const count = (wanted: MutantStatus) => results.filter(one => one.status === wanted).length
  const counts = [results.length, count('killed'), count('timed out'), count('survived')]
  return row([name, ...counts.map(String), `${(scoreOf(results) * 100).toFixed(1)} %`])
}

const row = ([name = '', ...cells]: string[]) =>
  name.padEnd(24) + cells.map(cell => cell.padStart(11)).join('')
