import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {startSession} from '#server/desk/access/sessions.ts'
import {performAccountTask} from '#server/desk/accounts/tasks.ts'
import {accounts} from '#server/desk/tables.ts'
import {useDatabase} from '../../support/databases/one-database.ts'
import {testLog} from '../../support/leads/leads.ts'
import {addAccount} from '../support/accounts.ts'

const MAIL = 'x@y.example'

describe('tasks of the accounts', () => {
  const used = useDatabase()
  beforeEach(() => used.orm.delete(accounts))
  const perform = (task: string, mail = MAIL, facts = {}) => {
    const desk = {siteUrl: 'https://agency.example', mail: undefined, log: testLog().log}
    return performAccountTask({task, mail, facts}, {...desk, database: used.database})
  }

  it('say what cannot be done, and how to do it', async () => {
    const refusal = async (...order: Parameters<typeof perform>) => {
      const result = await perform(...order)
      return 'problem' in result ? result.problem : ''
    }
    await addAccount(used.orm, {mail: MAIL})
    const last = await addAccount(used.orm, {role: 'administrator'})
    await addAccount(used.orm, {mail: 'disabled@y.example', disabledAt: new Date()})
    assert.match(
      await refusal('add', MAIL, {role: 'agent'}),
      /^x@y\.example has an account already\. Make a new link: npm run accounts -- invite x@y/,
    )
    assert.match(await refusal('change', MAIL, {role: 'owner'}), /^--role must be .+ got "owner"\./)
    assert.match(
      await refusal('change', MAIL, {agent: 'nobody'}),
      /^--agent must be the key of a record of the team.+ got "nobody"\./,
    )
    assert.match(await refusal('change', MAIL, {locale: 'de'}), /^--locale must be one of en, fr,/)
    assert.match(await refusal('change', MAIL, {name: ' '}), /^--name must be 1 to 100 visible/)
    await addAccount(used.orm, {mail: 'omar.said@y.example', name: 'Omar Said'})
    for (const mail of ['operator@y.example', 'omar_said@z.example']) {
      assert.match(
        await refusal('add', mail, {role: 'agent'}),
        /^--name must differ from the names/,
      )
    }
    assert.match(await refusal('change', MAIL, {name: 'SERVER'}), /got "SERVER"\. Add a second/)
    assert.match(await refusal('add', 'x', {role: 'agent'}), /^Name one mail address, such as/)
    assert.match(await refusal('reset-second-factor'), /^x@y\.example has no second factor\./)
    assert.match(
      await refusal('invite', 'disabled@y.example'),
      /is disabled\. Enable it first: npm/,
    )
    assert.match(await refusal('remove', last.mail), /is the last administrator who can sign in\./)
    assert.match(await refusal('enable', 'nobody@y.example'), /has no account\. Add it: npm run/)
    assert.equal(await refusal('sack'), 'There is no such task.')
  })

  it('list the sessions of an account, and end them', async () => {
    const account = await addAccount(used.orm, {mail: MAIL})
    await startSession(used.orm, account, {device: 'Firefox on Linux', stage: 'complete'})
    const listed = await perform('sessions')
    assert.ok('sessions' in listed)
    assert.equal(listed.sessions[0]?.device, 'Firefox on Linux')
    assert.deepEqual(await perform('end-sessions'), {ended: 1})
    assert.deepEqual(await perform('sessions'), {sessions: []})
  })
})
