/**
 * Prints the summary of a run: the slowest tests, skipped ones with reasons, and the passed ones.
 */
import {isEverything} from '../../../test/support/tier.ts'
import {claimsIn, type Durations} from './durations.ts'
import {type TestResult, testsIn} from './node-tests.ts'

const SLOWEST = 10

export function printSummary(results: TestResult[], seconds: number, durations: Durations) {
  const tests = testsIn(results)
  console.log('\nSeconds  The slowest tests')
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)
  for (const {name, file, milliseconds} of slowest) {
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)}  ${name} (${file})`)
  }
  const skipped = results.filter(({state}) => state === 'skipped')
  for (const {name, file, reason} of skipped) console.log(`Not run: ${name} (${file}): ${reason}`)
  const count = (state: string) => tests.filter(test => test.state === state).length
  const more = claimsIn(durations) - tests.length
  console.log(
    [
      `\n${(seconds / 60).toFixed(1)} minutes: ${count('passed')} passed`,
      `${count('failed')} failed`,
      `${skipped.length} not run`,
      ...(isEverything || more <= 0 ? [] : [`about ${more} more in npm run test:all`]),
    ].join(', '),
  )
}
