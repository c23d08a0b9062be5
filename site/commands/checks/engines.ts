/**
 * `npm run test:engines`: the same tests in Chromium, Firefox and WebKit, side by side, and a table
 * of what each one passed. A word finds test files: `npm run test:engines -- forms`. An engine that
 * is not installed is not run, and the table says what is missing. `ENGINES=Firefox,WebKit` leaves
 * out what all other tests run in.
 */
import {join} from 'node:path'
import {engines} from '../../../test/engines/support/engines.ts'
import {nodeTests, withReporters} from './node-tests.ts'
import {resultsIn, type TestResult} from './results.ts'
import {runStep, type Step} from './step.ts'
import {reportStep} from './summary.ts'
import {newTemporaryFolder} from './temporary-files.ts'
import {filesIn, nameOf} from './test-files.ts'

const {ENGINES} = process.env
const words = process.argv.slice(2)
const files = filesIn(['engines']).filter(file => words.every(word => nameOf(file).includes(word)))
if (files.length === 0) {
  console.error(`No test file has "${words.join(' ')}" in its name. There are:`)
  console.error(filesIn(['engines']).map(nameOf).join('\n'))
  process.exit(1)
}

// Before the engines, which would all make the same databases.
const preparations: Step[] = [
  {name: 'build', args: ['site/build/build.ts']},
  {
    name: 'databases of the tests',
    args: ['test/site/server/support/databases/prepare-databases.ts'],
    env: {NODE_ENV: 'test'},
  },
]
for (const step of preparations) {
  const outcome = await runStep(step)
  reportStep(outcome)
  if (outcome.state === 'failed') process.exit(1)
}

const folder = newTemporaryFolder()
const chosen = engines.filter(({name}) => !ENGINES || ENGINES.split(',').includes(name))
const columns = await Promise.all(
  chosen.map(async ({name, missing}) => {
    if (missing) return {name, missing, version: '', tests: []}
    const results = join(folder, `${name}.jsonl`)
    const outcome = await runStep({
      name,
      args: withReporters(nodeTests(files), results),
      env: {NODE_ENV: 'test', ENGINE: name},
    })
    reportStep(outcome)
    if (outcome.state === 'failed') process.exitCode = 1
    const [, version = ''] = new RegExp(`^${name} ([\\d.]+)$`, 'm').exec(outcome.output) ?? []
    return {name, version, tests: resultsIn(results)}
  }),
)

/** Of a test named `Firefox: each form of the site › /contact-us: …` the part in the middle. */
const checkOf = ({name}: TestResult) => name.replace(/^\w+: /, '').split(' › ')[0] ?? name
const checks = [...new Set(columns.flatMap(({tests}) => tests.map(checkOf)))]

const cell = (tests: TestResult[], check: string) => {
  const mine = tests.filter(test => checkOf(test) === check)
  return mine.length > 0 ? `${mine.filter(({passed}) => passed).length}/${mine.length}` : 'not run'
}
const line = (first: string, others: string[]) =>
  console.log([first.padEnd(44), ...others.map(other => other.padEnd(22))].join('').trimEnd())

console.log()
line(
  'Passed',
  columns.map(({name, version}) => `${name} ${version}`.trim()),
)
for (const check of checks) {
  line(
    check,
    columns.map(({tests}) => cell(tests, check)),
  )
}
for (const {name, missing} of columns) {
  if (missing) console.log(`\n${name}: not run, because it is not installed: ${missing}`)
}
