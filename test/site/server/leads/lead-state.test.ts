import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import * as command from '../support/api/command.ts'
import {sendBooking} from '../support/api/send.ts'
import {startServerHere} from '../support/api/server-here.ts'
import {databases} from '../support/databases/databases.ts'

for (const database of databases) {
  it(`leads state notes what became of an enquiry, with ${database.name}`, async () => {
    const env = await database.prepare()
    const leads = (...args: string[]) => command.leads(env, ...args)
    const statesIn = async () => {
      const held = JSON.parse((await leads('export', '--json')).stdout)
      return held.map((lead: {state: string; stateChangedAt: string | null}) => [
        ...[lead.state, lead.stateChangedAt !== null],
      ])
    }
    const server = await startServerHere(env)
    assert.equal(await sendBooking(server), 200)
    assert.deepEqual(await statesIn(), [['received', false]])
    const [{id}] = JSON.parse((await leads('export', '--json')).stdout)
    const called = await leads('state', id, 'called')
    assert.deepEqual([called.code, called.stdout], [0, `${id} is called.\n`], called.stderr)
    assert.deepEqual(await statesIn(), [['called', true]])
    const unknown = await leads('state', crypto.randomUUID(), 'called')
    assert.match(unknown.stderr, /^There is no enquiry [\da-f-]{36}\.\n$/)
    await server.close()
    const won = await leads('state', id.toUpperCase(), 'won')
    assert.equal(won.stdout, `${id} is won.\n`, won.stderr)
    const csv = (await leads('export')).stdout
    assert.match(
      csv,
      /,"state","state_changed_at","widget","page","property","phone_e164"\r\n.*,"won",\d{4}-\d\d-\d\dT[\d:.]+Z,,,,"'\+\d+"\r\n$/s,
    )
  })
}

describe('leads state command', () => {
  const id = 'a83c81c4-4f75-4d97-bdee-4e5582c68bae'
  const mistakes: [args: string[], message: RegExp][] = [
    [[], /^"" is not the id of an enquiry\./],
    [['layla', 'won'], /^"layla" is not the id of an enquiry\./],
    [[id], /^The state must be one of received, called, viewing, won, lost, spam, got ""\.\n/],
    [[id, 'sold'], /^The state must be one of .*, got "sold"\.\n/],
    [[id, 'won', 'lost'], /^The state must be one of/],
  ]
  for (const [args, message] of mistakes) {
    it(`leads state ${args.join(' ')} says what to write`, async () => {
      const {code, stderr} = await command.leads({}, 'state', ...args)
      assert.equal(code, 2)
      assert.match(stderr, message)
    })
  }
})
