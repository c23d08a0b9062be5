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

// In one process, one engine after the other: one that waits for a core fails where a visitor's would not.
const tests = testsIn(await runTests(modulesOf([files], newTemporaryFolder()), {}))
if (tests.some(({state}) => state === 'failed')) process.exitCode = 1

const columns = []
for (const {name, missing, start} of engines) {
  if (missing) {
    console.log(`\n${name}: not run, because it is not installed: ${missing}`)
    continue
  }
  const {version, close} = await start()
  await close()
  columns.push({
    title: `${name} ${version}`,
    tests: tests.filter(test => test.name.startsWith(`${name}: `)),
  })
}

/** Of a test named `Firefox: each form of the site › /contact-us: …` the part in the middle. */
const checkOf = ({name}: TestResult) => name.replace(/^\w+: /, '').split(' › ')[0] ?? name
const checks = [...new Set(columns.flatMap(({tests}) => tests.map(checkOf)))]

const cell = (tests: TestResult[], check: string) => {
  const mine = tests.filter(test => checkOf(test) === check)
  const passed = mine.filter(({state}) => state === 'passed')
  return `${passed.length}/${mine.length}`
}
const line = (first: string, others: string[]) =>
  console.log([first.padEnd(44), ...others.map(other => other.padEnd(22))].join('').trimEnd())

console.log()
line(
  'Passed',
  columns.map(({title}) => title),
)
for (const check of checks) {
  line(
    check,
    columns.map(({tests}) => cell(tests, check)),
  )
}
