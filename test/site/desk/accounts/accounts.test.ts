import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {beforeEach, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {startSession} from '#desk/access/sessions.ts'
import {readFacts, readMail} from '#desk/accounts/account-facts.ts'
import {
  changeAccount,
  disableAccount,
  enableAccount,
  findAccount,
  listAccounts,
  removeAccount,
} from '#desk/accounts/accounts.ts'
import {OPERATOR} from '#desk/audit/audit-log.ts'
import {accountSessions, accounts, auditLog} from '#desk/tables.ts'
import {team} from '#server/content/tables.ts'
import {leads} from '#server/leads/tables.ts'
import {agentCalendars, calendarFeeds} from '#server/viewings/calendar-tables.ts'
import {fromNow} from '../../../support/dates.ts'
import {useDatabase} from '../../server/support/databases/one-database.ts'
import {storedLead} from '../../server/support/leads/leads.ts'
import {addAccount} from '../support/accounts.ts'

describe('accounts of the desk', () => {
  const used = useDatabase()
  beforeEach(() => used.orm.delete(accounts))
  const administrator = (given: Partial<typeof accounts.$inferInsert> = {}) =>
    addAccount(used.orm, {role: 'administrator', ...given})
  const LAST = {problem: 'last-administrator'}

  it('keep their last administrator: not demoted, disabled or removed', async () => {
    const {id} = await administrator()
    await administrator({disabledAt: new Date()})
    await administrator({passwordHash: null})
    await addAccount(used.orm)
    assert.deepEqual(await changeAccount(used.orm, id, {role: 'editor'}, OPERATOR), LAST)
    assert.deepEqual(await disableAccount(used.orm, id, OPERATOR), LAST)
    assert.deepEqual(await removeAccount(used.orm, id, OPERATOR), LAST)
    assert.deepEqual((await findAccount(used.orm, {id}))?.role, 'administrator')
    assert.ok('account' in (await changeAccount(used.orm, id, {name: 'Omar'}, OPERATOR)))
  })

  it('keep one of two administrators who disable each other at the same time', async () => {
    const [one, other] = [await administrator(), await administrator()]
    const results = await Promise.all([
      disableAccount(used.orm, one.id, OPERATOR),
      changeAccount(used.orm, other.id, {role: 'agent'}, OPERATOR),
    ])
    assert.equal(results.filter(result => 'problem' in result).length, 1)
  })

  it('lets an administrator go when there is another, or who never joined', async () => {
    const [one] = [await administrator(), await administrator()]
    const invited = await administrator({passwordHash: null})
    assert.ok('account' in (await removeAccount(used.orm, one.id, OPERATOR)))
    assert.ok('account' in (await disableAccount(used.orm, invited.id, OPERATOR)))
  })

  it('signs a disabled account out for good, and ends its link', async () => {
    const account = await addAccount(used.orm, {
      ...{inviteHash: randomUUID(), inviteExpiresAt: fromNow(60_000)},
    })
    const {id} = account
    await startSession(used.orm, account, {device: '', stage: 'complete'})
    await disableAccount(used.orm, id, OPERATOR)
    await enableAccount(used.orm, id, OPERATOR)
    const sessions = await used.orm
      .select()
      .from(accountSessions)
      .where(eq(accountSessions.account, id))
    assert.deepEqual(sessions, [])
    const [listed] = await listAccounts(used.orm)
    assert.deepEqual([listed?.state, listed?.hasLink], ['active', false])
  })

  it('ends the calendars of an agent with the last account of that agent', async () => {
    await administrator()
    const {orm} = used
    const rows = () => Promise.all([orm.$count(calendarFeeds), orm.$count(agentCalendars)])
    const address = 'https://calendar.example.com/anna.ics'
    await orm.insert(agentCalendars).values({id: randomUUID(), agent: 'anna', address})
    await orm.insert(calendarFeeds).values({agent: 'anna', hash: 'hash'})
    const one = await addAccount(orm, {role: 'agent', agent: 'anna'})
    const other = await addAccount(orm, {role: 'agent', agent: 'anna'})
    await disableAccount(orm, one.id, OPERATOR)
    await removeAccount(orm, one.id, OPERATOR)
    assert.deepEqual(await rows(), [1, 1])
    await changeAccount(orm, other.id, {name: 'Anna'}, OPERATOR)
    assert.deepEqual(await rows(), [1, 1])
    await disableAccount(orm, other.id, OPERATOR)
    assert.deepEqual(await rows(), [0, 0])
  })

  it('leaves the enquiries of somebody who is removed to the others', async () => {
    const {id} = await addAccount(used.orm)
    await used.orm.insert(leads).values({...storedLead(), assignee: id})
    await removeAccount(used.orm, id, OPERATOR)
    assert.deepEqual(await used.orm.select({assignee: leads.assignee}).from(leads), [
      {assignee: null},
    ])
    assert.deepEqual(await removeAccount(used.orm, id, OPERATOR), {problem: 'unknown'})
  })

  it('accounts are listed by mail address, a page at a time', async () => {
    for (let n = 10; n < 65; n++) await addAccount(used.orm, {mail: `${n}@agency.example`})
    const first = await listAccounts(used.orm)
    assert.equal(first.length, 51)
    const mails = (await listAccounts(used.orm, first[49]?.mail)).map(({mail}) => mail)
    assert.deepEqual(
      mails,
      [60, 61, 62, 63, 64].map(n => `${n}@agency.example`),
    )
    assert.doesNotMatch(JSON.stringify(first), /scrypt|totpSecret|hash"/i)
  })

  it('note every change in the audit log, without names and addresses', async () => {
    await administrator()
    const {id} = await addAccount(used.orm)
    await changeAccount(used.orm, id, {name: 'Somebody Else', role: 'agent'}, OPERATOR)
    await changeAccount(used.orm, id, {name: 'Somebody Else'}, OPERATOR)
    await disableAccount(used.orm, id, OPERATOR)
    await disableAccount(used.orm, id, OPERATOR)
    await enableAccount(used.orm, id, OPERATOR)
    await removeAccount(used.orm, id, OPERATOR)
    const log = await used.orm.select().from(auditLog).where(eq(auditLog.subject, id))
    const actions = log.map(({action, details}) => [action, details])
    assert.deepEqual(actions, [
      ['account.changed', {changed: ['name', 'role'], from: 'editor', to: 'agent'}],
      ['account.disabled', null],
      ['account.enabled', null],
      ['account.removed', null],
    ])
  })
})

describe('facts of an account', () => {
  const used = useDatabase()
  const read = (given: Record<string, unknown>) => readFacts(used.orm, given)

  it('an account has a name of one line, a role, a language and a record of the team', async () => {
    await used.orm.delete(team)
    const member = {id: 'layla-haddad', name: 'Layla', occupation: {en: 'Agent'}}
    await used.orm.insert(team).values({...member, sort_order: 1, published: false})
    const given = {name: ' Layla Haddad ', role: 'agent', locale: 'ar', agent: 'layla-haddad'}
    assert.deepEqual(await read(given), {facts: {...given, name: 'Layla Haddad'}})
    assert.deepEqual(await read({agent: ''}), {facts: {agent: null}})
    assert.deepEqual(await read({}), {facts: {}})
  })

  const bad: [given: Record<string, unknown>, problem: string][] = [
    [{name: ' '}, 'name'],
    [{name: 'a\nb'}, 'name'],
    [{name: 'a\u202eb'}, 'name'],
    [{name: 'x'.repeat(101)}, 'name'],
    [{role: 'owner'}, 'role'],
    [{role: null}, 'role'],
    [{locale: 'de'}, 'locale'],
    [{agent: 'nobody'}, 'agent'],
  ]
  for (const [given, problem] of bad) {
    it(`${JSON.stringify(given).slice(0, 40)} is no ${problem}`, async () => {
      assert.deepEqual(await read(given), {problem})
    })
  }

  it('have a mail address in small letters', () => {
    assert.deepEqual(readMail(' Layla@Agency.example '), {mail: 'layla@agency.example'})
    for (const mail of ['', 'layla', 'a@b, c@d', undefined]) {
      assert.deepEqual(readMail(mail), {problem: 'mail'})
    }
  })
})
