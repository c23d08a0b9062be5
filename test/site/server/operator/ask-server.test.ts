import assert from 'node:assert/strict'
import {it} from 'node:test'
import {askServer} from '#server/operator/content/ask-server.ts'

const waiting = {signal: new AbortController().signal, onProgress() {}}
const answering = (text: string) => async () => new Response(text)

it('the report of a task is read, whatever separates the lines of the feed that it names', async () => {
  const report = {is: 'failed', says: 'One\u2028two\u2029three'}
  const lines = [{is: 'waiting'}, {is: 'report', report}].map(line => `${JSON.stringify(line)}\n`)
  const read = await askServer(answering(lines.join('')), 'sync', {}, waiting)
  assert.deepEqual(read, report)
})

it('a connection that broke is reported as such', async () => {
  for (const text of ['{"is":"waiting"}\n', '{"is":"rep', '']) {
    await assert.rejects(
      askServer(answering(text), 'sync', {}, waiting),
      /^OperatorError: The connection to the server broke/,
    )
  }
})
