/** The widgets' tests, which a page of a browser runs, as tests of this run. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {startTestRunner, type TestSession} from '@web/test-runner'
import {testsOf} from './support/widget-runner/reporter.mjs'
import config from './web-test-runner.config.mjs'

const TIMEOUT = {timeout: 900_000}

describe('widgets in a browser', TIMEOUT, () => {
  it('do what their tests claim', TIMEOUT, async test => {
    for (const {group, testFile, testResults, errors} of await runInBrowser()) {
      const name = `${testFile}, ${group.name}`
      await test.test(`${name}: the page has no error`, () => assert.deepEqual(errors, []))
      for (const {path, error} of testsOf({testResults})) {
        await test.test(`${name}: ${path.join(' › ')}`, () => assert.ifError(error))
      }
    }
  })
})

async function runInBrowser(): Promise<TestSession[]> {
  const runner = await startTestRunner({
    config: {...config, reporters: []},
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  })
  assert.ok(runner, 'The test runner could not start.')
  await new Promise<void>(resolve => runner.on('stopped', () => resolve()))
  return [...runner.sessions.all()]
}
