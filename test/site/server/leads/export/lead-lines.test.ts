import assert from 'node:assert/strict'
import {Readable} from 'node:stream'
import {it} from 'node:test'
import {asLines, fromLines} from '#server/leads/export/lead-lines.ts'
import {storedLead} from '../../support/leads/leads.ts'

it('a lead is the same after it was handed to a command, with all its moments', async () => {
  const moments = {stateChangedAt: new Date('2026-11-22'), remindAt: new Date('2026-12-01')}
  const lead = storedLead(moments)
  async function* exported() {
    yield {lead}
    yield {lead: storedLead({...lead, stateChangedAt: null, remindAt: null})}
  }
  const body = Readable.toWeb(Readable.from(asLines(exported())).map(text => Buffer.from(text)))
  const read: unknown[] = []
  for await (const one of fromLines(body as ReadableStream<Uint8Array>)) read.push(one)
  assert.deepEqual(read, [{lead}, {lead: {...lead, stateChangedAt: null, remindAt: null}}])
})

it('leads whose lines end early, or cannot be read, are refused without what they say', async () => {
  for (const text of ['{"lead":{"name":"Layla"', '{"unknown":"Layla"}\n', '']) {
    await assert.rejects(
      async () => {
        for await (const _ of fromLines(new Blob([text]).stream()));
      },
      (error: Error) => {
        assert.equal(error.name, 'OperatorError')
        assert.match(error.message, /^The server did not send all enquiries: /)
        assert.doesNotMatch(error.message, /Layla/)
        return true
      },
    )
  }
})
