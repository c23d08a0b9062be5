/**
 * `npm run test:engines`: the same tests in Chromium, Firefox and WebKit, one after the other, and a table
 * of what each one passed. A word finds test files: `npm run test:engines -- forms`. An engine that
 * is not installed is not run, and the table says what is missing. `ENGINES=Firefox,WebKit` leaves
 * out what all other tests run in.
 */
import {engines} from '../../../test/engines/support/engines.ts'
import {root, runOrExit} from '../node24.mjs'
import {modulesOf} from './groups.ts'
import {runTests, type TestResult, testsIn} from './node-tests.ts'
import {newTemporaryFolder} from './temporary-files.ts'
import {filesIn, layers, nameOf} from './test-files.ts'

const {ENGINES} = process.env
const words = process.argv.slice(2)
const all = filesIn(layers.engines ?? [])
const files = all.filter(file => words.every(word => nameOf(file).includes(word)))
if (files.length === 0) {
  console.error(`No test file has "${words.join(' ')}" in its name. There are:`)
  console.error(all.map(nameOf).join('\n'))
  process.exit(1)
}
process.chdir(root)
// Before the engines, which would all make the same databases.
runOrExit('site/build/build.ts')
runOrExit('test/site/server/support/databases/prepare-databases.ts', [], {NODE_ENV: 'test'})
const folder = newTemporaryFolder()

const chosen = engines.filter(({name}) => !ENGINES || ENGINES.split(',').includes(name))
const modules = modulesOf([files], folder)
const columns = []
// One after the other: an engine that waits for a core fails where a visitor's would not.
for (const {name, missing, start} of chosen) {
  if (missing) {
    columns.push({name, missing, version: '', tests: []})
    continue
  }
  const {version, close} = await start()
  await close()
  const tests = testsIn(await runTests(modules, {env: {...process.env, ENGINE: name}}))
  if (tests.some(({state}) => state === 'failed')) process.exitCode = 1
  columns.push({name, version, missing, tests})
}

/** Of a test named `Firefox: each form of the site › /contact-us: …` the part in the middle. */
const checkOf = ({name}: TestResult) => name.replace(/^\w+: /, '').split(' › ')[0] ?? name
const checks = [...new Set(columns.flatMap(({tests}) => tests.map(checkOf)))]

const cell = (tests: TestResult[], check: string) => {
  const mine = tests.filter(test => checkOf(test) === check)
  const passed = mine.filter(({state}) => state === 'passed')
  return mine.length > 0 ? `${passed.length}/${mine.length}` : 'not run'
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
