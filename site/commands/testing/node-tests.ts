/** Runs files with Node's test runner, prints failures as they come, and returns what each test did. */
import {once} from 'node:events'
import {relative} from 'node:path'
import {type RunOptions, run} from 'node:test'
import {inspect} from 'node:util'
import {nodeEnvironment} from '../../../test/site/server/support/api/node-environment.ts'
import {root} from '../node24.mjs'

export interface TestResult {
  /** With the titles of its suites. */
  name: string
  /** The file that it is written in. */
  file: string
  /** The file of the suite around it, which may get its tests from others. */
  suiteFile: string
  milliseconds: number
  state: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped. */
  reason: string
  isSuite: boolean
  /** True when no suite is around it. */
  isOutermost: boolean
}

/** A suite counts when it failed by itself, in a hook: its tests count one by one. */
export const testsIn = (results: TestResult[]) =>
  results.filter(({isSuite, state}) => !isSuite || state === 'failed')

const GLOBAL_SETUP = 'test/site/server/support/databases/shared-parts.ts'
/** Milliseconds: a hung test ends by itself, and a slow machine fails none. */
const TIMEOUT = 120_000
/** Lines of a process that ended in the middle. */
const LAST_LINES = 50

/** For `node --test`, as `runTests` has it. */
export const nodeFlags = [`--test-global-setup=${GLOBAL_SETUP}`, `--test-timeout=${TIMEOUT}`]

export async function runTests(files: string[], options: RunOptions): Promise<TestResult[]> {
  Object.assign(process.env, nodeEnvironment(), {NODE_ENV: 'test'})
  const results: TestResult[] = []
  const titles: string[] = []
  let suiteFile = ''
  const errorOutput = new Map<string, string[]>()
  const ours = {
    files,
    globalSetupPath: GLOBAL_SETUP,
    // This is the time of each test: the runner's own `timeout` also ends a whole process.
    execArgv: [`--test-timeout=${TIMEOUT}`],
  }
  const stream = run({...options, ...ours})
  stream.on('test:start', ({name, nesting, file = ''}) => {
    titles.splice(nesting, Infinity, name)
    if (nesting === 0) suiteFile = file
  })
  stream.on('test:stderr', ({file, message}) => {
    errorOutput.set(file, [...(errorOutput.get(file) ?? []), message].slice(-LAST_LINES))
  })
  stream.on('test:pass', event => add(event, event.skip ? 'skipped' : 'passed'))
  stream.on('test:fail', event => {
    // A suite fails with its tests, which are reported by themselves.
    if (
      'failureType' in event.details.error &&
      event.details.error.failureType === 'subtestsFailed'
    )
      return
    const {name, file} = add(event, 'failed')
    console.log(`\n✗ ${name} (${file}:${event.line})`)
    console.log(inspect(event.details.error.cause ?? event.details.error))
    console.log(errorOutput.get(event.name)?.join('') ?? '')
  })
  stream.resume()
  await once(stream, 'end')
  return results

  function add(event: Ended, state: TestResult['state']) {
    const {name, file = '', nesting, skip, details} = event
    const result = {
      name: [...titles.slice(0, nesting), name].join(' › '),
      file: relative(root, file),
      suiteFile: relative(root, suiteFile),
      milliseconds: details.duration_ms,
      state,
      reason: String(skip ?? ''),
      isSuite: details.type === 'suite',
      isOutermost: nesting === 0,
    }
    results.push(result)
    return result
  }
}

interface Ended {
  name: string
  file?: string
  nesting: number
  skip?: string | boolean
  details: {duration_ms: number; type?: string}
}
