import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {deviceOf} from '#desk/access/device.ts'
import {
  actorOf,
  endOtherSessions,
  endSession,
  listSessions,
  sessionOf,
  startSession,
} from '#desk/access/sessions.ts'
import {accountSessions, accounts, auditLog} from '#desk/tables.ts'
import {useDatabase} from '../../server/support/databases/one-database.ts'
import {addAccount} from '../support/accounts.ts'

describe('sessions of the desk', () => {
  const used = useDatabase()
  const start = (
    account: {id: string; name: string},
    stage: 'password' | 'complete' = 'complete',
  ) => startSession(used.orm, account, {device: 'Firefox on Linux', stage})
  const earlier = (column: 'seen_at' | 'expires_at', interval: string) =>
    used.orm.execute(
      sql`update account_sessions set ${sql.identifier(column)} = now() - ${interval}::interval`,
    )

  it('know the account by the token alone, of which only a hash is stored', async () => {
    const account = await addAccount(used.orm)
    const token = await start(account)
    assert.match(token, /^[\w-]{43}$/)
    const found = await sessionOf(used.orm, token)
    assert.deepEqual(found?.account, {
      ...{id: account.id, mail: account.mail, name: 'Layla Haddad', role: 'editor'},
      ...{agent: null, locale: 'en', hasSecondFactor: false},
    })
    assert.equal(found?.session.stage, 'complete')
    assert.ok(!JSON.stringify(await used.orm.select().from(accountSessions)).includes(token))
    assert.equal(await sessionOf(used.orm, `${token.slice(1)}A`), undefined)
    assert.equal(await sessionOf(used.orm, ''), undefined)
  })

  it('end after twelve hours without a page, and after fourteen days', async () => {
    const idle = await start(await addAccount(used.orm))
    await earlier('seen_at', '11 hours 59 minutes')
    assert.ok(await sessionOf(used.orm, idle))
    await earlier('seen_at', '12 hours')
    assert.equal(await sessionOf(used.orm, idle), undefined)
    const account = await addAccount(used.orm)
    const old = await start(account)
    const [row] = await used.orm
      .select()
      .from(accountSessions)
      .where(eq(accountSessions.account, account.id))
    assert.equal(row && Number(row.expiresAt) - Number(row.createdAt), 14 * 86_400_000)
    await earlier('expires_at', '0')
    assert.equal(await sessionOf(used.orm, old), undefined)
  })

  const seenAtOf = async ({id}: {id: string}) =>
    (await listSessions(used.orm, id))[0]?.seenAt.getTime()

  it('note once a minute that they were used', async () => {
    const account = await addAccount(used.orm)
    const token = await start(account)
    const seenAt = () => seenAtOf(account)
    await earlier('seen_at', '50 seconds')
    const before = await seenAt()
    await sessionOf(used.orm, token)
    assert.equal(await seenAt(), before)
    await earlier('seen_at', '70 seconds')
    await sessionOf(used.orm, token)
    assert.ok(Number(await seenAt()) > Number(before))
  })

  it('background requests do not keep a session alive', async () => {
    const account = await addAccount(used.orm)
    const token = await start(account)
    await earlier('seen_at', '11 hours')
    const before = await seenAtOf(account)
    assert.ok(await sessionOf(used.orm, token, {isInBackground: true}))
    assert.equal(await seenAtOf(account), before)
  })

  it('sessions of a disabled account are invalid', async () => {
    const account = await addAccount(used.orm)
    const token = await start(account)
    await used.orm.update(accounts).set({disabledAt: new Date()}).where(eq(accounts.id, account.id))
    assert.equal(await sessionOf(used.orm, token), undefined)
  })

  it('have another token once the second factor is there', async () => {
    const account = await addAccount(used.orm)
    const token = await start(account, 'password')
    const waiting = await sessionOf(used.orm, token)
    assert.equal(waiting?.session.stage, 'password')
    assert.deepEqual(await listSessions(used.orm, account.id), [])
    const complete = await startSession(used.orm, account, {
      ...{device: '', stage: 'complete', replaces: waiting?.session.id ?? ''},
    })
    assert.equal(await sessionOf(used.orm, token), undefined)
    assert.equal((await sessionOf(used.orm, complete))?.session.stage, 'complete')
  })

  it('people end their sessions one by one or all others; nobody ends those of another', async () => {
    const [layla, omar] = [await addAccount(used.orm), await addAccount(used.orm)]
    const own = await start(layla)
    const others = [await start(layla), await start(layla), await start(layla)]
    const keep = (await sessionOf(used.orm, own))?.session.id ?? ''
    const [other] = (await listSessions(used.orm, layla.id)).filter(({id}) => id !== keep)
    const session = other?.id ?? ''
    assert.equal(await endSession(used.orm, {account: omar.id, session}, actorOf(omar)), false)
    assert.equal((await listSessions(used.orm, layla.id)).length, 4)
    assert.equal(await endSession(used.orm, {account: layla.id, session}, actorOf(layla)), true)
    assert.equal(await endOtherSessions(used.orm, {account: layla.id, keep}, actorOf(layla)), 2)
    for (const token of others) assert.equal(await sessionOf(used.orm, token), undefined)
    assert.ok(await sessionOf(used.orm, own))
  })

  it('stand in the audit log when they start and end', async () => {
    const account = await addAccount(used.orm)
    await start(account, 'password')
    await start(account)
    await endOtherSessions(used.orm, {account: account.id}, actorOf(account))
    const log = await used.orm.select().from(auditLog).where(eq(auditLog.subject, account.id))
    const actions = log.map(({action, actor}) => `${actor}: ${action}`)
    assert.deepEqual(actions, ['Layla Haddad: session.started', 'Layla Haddad: session.ended'])
  })
})

describe('device of a session', () => {
  const agents: [userAgent: string | undefined, device: string][] = [
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8.5.0', ''],
    [undefined, ''],
  ]
  for (const [userAgent, device] of agents) {
    it(`a device is named ${device || 'not known'}`, () =>
      assert.equal(deviceOf(userAgent), device))
  }
})
