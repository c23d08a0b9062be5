/** A reporter for Node's test runner: one line of JSON for each test, for the table at the end. */
import {relative} from 'node:path'
import type {TestEvent} from 'node:test/reporters'
import {lineOf} from './results.ts'
import {root} from './step.ts'

export default async function* nodeReporter(events: AsyncIterable<TestEvent>) {
  /** Titles of the suites that the next test is in. */
  const titles: string[] = []
  for await (const {type, data} of events) {
    if (type === 'test:start') {
      titles.length = data.nesting
      titles[data.nesting] = data.name
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const {details, file = '', nesting, name} = data
    // A suite counts when it failed by itself, in a hook: its tests count one by one.
    if (details.type === 'suite' && !hasOwnFailure(details)) continue
    yield lineOf({
      name: [...titles.slice(0, nesting), name].join(' › '),
      file: relative(root, file),
      milliseconds: details.duration_ms ?? 0,
      passed: type === 'test:pass',
    })
  }
}

const hasOwnFailure = (details: object) =>
  'error' in details && (details.error as {failureType?: string}).failureType !== 'subtestsFailed'
