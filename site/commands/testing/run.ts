/**
 * `npm test`: everything once. `npm run test:all`: every combination; `-- --shard 1/4` a quarter of the
 * tests, for four machines that run side by side. `npm run test:changed`: what the files that differ
 * from main can have broken. A failure fails the run; nothing is tried twice.
 */
import {execFile} from 'node:child_process'
import {randomInt} from 'node:crypto'
import {mkdirSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {parseArgs, promisify} from 'node:util'
import {isEverything} from '../../../test/support/tier.ts'
import {fail, root} from '../node24.mjs'
import {readDurations, record} from './durations.ts'
import {groupsOf, modulesOf} from './groups.ts'
import {runTests} from './node-tests.ts'
import {changedFiles, projectGraph, select} from './selection.ts'
import {printSummary} from './summary.ts'
import {newTemporaryFolder} from './temporary-files.ts'
import {testFiles} from './test-files.ts'

const {record: isRecorded, changed: onlyChanged, shard} = readArguments()
const started = performance.now()
process.chdir(root)
if (isEverything) {
  process.env.TESTS_SEED ??= `${randomInt(1, 2 ** 31)}`
  console.log(`TESTS_SEED=${process.env.TESTS_SEED} repeats the inputs of property-based tests.`)
}
const folder = join(newTemporaryFolder(), 'groups')
mkdirSync(folder)
const files = onlyChanged ? selectedFiles() : testFiles()

await Promise.all([
  prepare('site/commands/messages.mjs', '--check').then(() => prepare('site/build/build.ts')),
  prepare('test/site/server/support/databases/prepare-databases.ts'),
])
const durations = readDurations()
const entries = modulesOf(groupsOf(files, durations), folder)
const results = await runTests(entries, {concurrency: availableParallelism(), shard})
printSummary(results, (performance.now() - started) / 1000, durations)
if (isRecorded) record(results)
if (results.some(({state}) => state === 'failed')) process.exitCode = 1

function selectedFiles() {
  const changed = changedFiles()
  const selection = select(changed, projectGraph())
  if (selection === 'everything') {
    console.log('A change of these files can turn anything red: everything is tested.')
    return testFiles()
  }
  const {files, widgets} = selection
  console.log(
    `Files that differ from main: ${changed.length}. Test files for them: ${files.length}`,
  )
  console.log(files.map(file => `  ${file}`).join('\n'))
  Object.assign(process.env, {WIDGETS_FROM: 'source', WIDGETS: widgets.join()})
  return files
}

/** Prepares parts for tests in a process of its own, whose memory is free when they begin. */
async function prepare(script: string, ...args: string[]) {
  try {
    await promisify(execFile)(process.execPath, [script, ...args], {maxBuffer: 1e8})
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string}
    fail(`${stdout}${stderr}\n✗ ${script} failed.`)
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s: ${script}`)
}

function readArguments() {
  const flag = {type: 'boolean', default: false} as const
  const options = {record: flag, changed: flag, shard: {type: 'string', default: '1/1'}} as const
  const {shard, ...flags} = parseArgs({options}).values
  const [index = 0, total = 0] = shard.split('/').map(Number)
  if (!(index >= 1 && index <= total)) return fail('--shard takes 1/4 to 4/4, for example.')
  return {...flags, shard: {index, total}}
}
