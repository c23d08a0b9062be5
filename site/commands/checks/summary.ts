/** What `npm test` prints: a line for each step as it ends, then the table and the slowest tests. */

import type {TestResult} from './results.ts'
import {isFailure} from './schedule.ts'
import type {Outcome} from './step.ts'

const SLOWEST = 10
/** Lines of a failed step's output, from its end: the reasons stand there. */
const MAX_LINES = 400

export function reportStep({step, state, seconds, output}: Outcome) {
  console.log(`${state === 'failed' ? '✗' : '✓'} ${step.name}: ${state}, ${seconds.toFixed(1)} s`)
  if (state === 'failed' || state === 'not run') console.log(excerptOf(output))
}

/** Of Node's own report only the failures, which it repeats at its end. */
function excerptOf(output: string) {
  const failures = output.lastIndexOf('failing tests:')
  const lines = (failures < 0 ? output : output.slice(failures)).trimEnd().split('\n')
  return lines.slice(-MAX_LINES).join('\n')
}

export function reportRun(outcomes: Outcome[], tests: TestResult[], seconds: number) {
  console.log('\nSeconds  Step')
  for (const {step, state, seconds} of outcomes) {
    console.log(
      `${seconds.toFixed(1).padStart(7)}  ${step.name}${state === 'passed' ? '' : ` (${state})`}`,
    )
  }
  console.log(`${seconds.toFixed(1).padStart(7)}  in all\n`)

  console.log('Seconds  The slowest tests')
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)
  for (const {name, file, milliseconds} of slowest) {
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)}  ${name} (${file})`)
  }

  const failed = outcomes.filter(isFailure)
  const failedTests = tests.filter(({passed}) => !passed).length
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({step}) => step.name).join(', ')}`)
  console.log(`\n${tests.length - failedTests} passed, ${failedTests} failed`)
}
