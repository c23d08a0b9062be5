import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {DrizzleQueryError} from 'drizzle-orm'
import {describeError, unexpectedError} from '#server/platform/describe-error.ts'
import {runToExit} from '../support/api/server-process.ts'

const PERSONAL = /Layla|0501|layla@/

describe('an error that nothing expected', () => {
  const causes: [kind: string, make: () => unknown][] = [
    ['JSON.parse', () => JSON.parse('{"name":"Layla", "phone":0501')],
    [
      'the database',
      () => {
        const cause = Object.assign(new Error('Key (email)=(layla@example.com)'), {code: '23505'})
        throw new DrizzleQueryError('insert into leads', ['Layla', '0501234567'], cause)
      },
    ],
    [
      'a message with lines like those of a stack',
      () => {
        throw new Error('a name\n    at Layla (0501:1:1)\n    at site/layla@example.com:2:1')
      },
    ],
  ]
  for (const [kind, make] of causes) {
    it(`an error from ${kind} is logged and printed without personal data`, () => {
      let error: unknown
      try {
        make()
      } catch (thrown) {
        error = thrown
      }
      const description = describeError(error)
      assert.doesNotMatch(JSON.stringify(description), PERSONAL)
      assert.match(description.stack, /describe-error\.test\.ts:\d+/)
      assert.doesNotMatch(unexpectedError(error), PERSONAL)
    })
  }

  it('an unexpected error ends a command with one sentence that names its kind and place', async () => {
    const runner = import.meta.resolve('../../../../site/commands/operator/run-command.ts')
    for (const fails of ['JSON.parse(text)', 'setImmediate(() => JSON.parse(text))']) {
      const code = `const text = '{"name":"Layla'
        const {runProcess} = await import('${runner}')
        await runProcess(async () => ${fails})`
      const {code: status, stdout, stderr} = await runToExit('--eval', [code], {})
      assert.deepEqual([status, stdout], [1, ''], stderr)
      assert.match(stderr, /^This failed in a way that was not expected: SyntaxError.*\n$/)
      assert.doesNotMatch(stderr, PERSONAL)
    }
  })

  it('an unexpected error is printed with the first line of our code in its stack', () => {
    const error = new TypeError('Layla')
    error.stack = `TypeError: Layla
    at JSON.parse (<anonymous>)
    at node:internal/process:1:2
    at run (file:///srv/app/node_modules/pg/site/a.js:3:4)
    at fromLines (file:///srv/app/site/server/leads/export/lead-lines.ts:32:5)`
    assert.match(
      unexpectedError(error),
      /^This .*: TypeError at site\/server\/leads\/export\/lead-lines\.ts:32\. Try again/,
    )
  })
})
