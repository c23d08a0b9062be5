/**
 * `npm run test:engines`: the same tests in Chromium, Firefox and WebKit, one after the other, and how
 * many each one passed. A word finds test files: `npm run test:engines -- forms`. An engine that is not
 * installed is not run, and a line says what is missing. `ENGINES=Firefox,WebKit` leaves
 * out what all other tests run in.
 */
import {engines} from '../../../test/engines/support/engines.ts'
import {root, runOrExit} from '../node24.mjs'
import {modulesOf} from './groups.ts'
import {runTests, testsIn} from './node-tests.ts'
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

console.log()
for (const {name, missing, start} of engines) {
  if (missing) {
    console.log(`${name}: not run, because it is not installed: ${missing}`)
    continue
  }
  const {version, close} = await start()
  await close()
  const own = tests.filter(test => test.name.startsWith(`${name}: `))
  const passed = own.filter(({state}) => state === 'passed')
  console.log(`${name} ${version}: ${passed.length} of ${own.length} passed`)
}
