import assert from 'node:assert/strict'
import {globSync} from 'node:fs'
import {describe, it} from 'node:test'
import {filesIn, layers} from '../../../site/commands/checks/test-files.ts'

/** These have a command of their own: the widgets' tests run in a browser, the others where they can. */
const OTHERS = ['widgets/!(shared)/**', 'widgets/*', 'engines/**', 'frameworks/**']

describe('the tests that npm test runs', () => {
  it('are all that there are', () => {
    const run = new Set(filesIn(Object.values(layers).flat()))
    const elsewhere = new Set(OTHERS.flatMap(folder => globSync(`test/${folder}.test.ts`)))
    const forgotten = globSync('test/**/*.test.ts').filter(
      file => !run.has(file) && !elsewhere.has(file),
    )
    assert.deepEqual(forgotten, [])
  })
})
