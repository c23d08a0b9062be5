import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {countAttempt} from '../../../../../site/server/desk/access/attempts.ts'
import {hashPassword, isWeak} from '../../../../../site/server/desk/access/passwords.ts'
import {signIn} from '../../../../../site/server/desk/access/sign-in.ts'
import {
  accounts,
  auditLog,
  signInFailures,
} from '../../../../../site/server/platform/db/desk-schema.ts'
import {fixedSecret} from '../../../../../site/server/platform/form-secret.ts'
import {useDatabase} from '../../support/databases/one-database.ts'
import {addAccount, PASSWORD} from '../support/accounts.ts'

const secret = fixedSecret('a secret of this test')

describe('sign in', () => {
  const used = useDatabase()
  const from = (network: string) => (mail: string, password: string) =>
    signIn(used.orm, {mail, password, network, secret})
  /** Without the time that hashing takes. */
  const fail = (mail: string, network: string = randomUUID()) =>
    countAttempt(used.orm, {what: 'password', mail, network, secret})
  const fresh = () => from(randomUUID())

  it('takes the mail address in any letters, and the password in its own', async () => {
    const {id, mail} = await addAccount(used.orm)
    const attempt = fresh()
    const result = await attempt(` ${mail.toUpperCase()} `, PASSWORD)
    assert.equal('account' in result && result.account.id, id)
    assert.deepEqual(await attempt(mail, PASSWORD.toUpperCase()), {problem: {is: 'wrong'}})
  })

  it('answers the same for a wrong password, nobody, the disabled and the invited', async () => {
    const {mail} = await addAccount(used.orm)
    const disabled = await addAccount(used.orm, {disabledAt: new Date()})
    const invited = await addAccount(used.orm, {passwordHash: null})
    const attempt = fresh()
    const answers = await Promise.all([
      attempt(mail, 'not the password'),
      attempt('nobody@agency.example', PASSWORD),
      attempt(disabled.mail, PASSWORD),
      attempt(invited.mail, ''),
    ])
    for (const answer of answers) assert.deepEqual(answer, {problem: {is: 'wrong'}})
  })

  it('refuses an account after ten failures, also with the right password, for a while', async () => {
    const {id, mail} = await addAccount(used.orm)
    assert.deepEqual(await fresh()(mail, 'wrong'), {problem: {is: 'wrong'}})
    for (let n = 1; n < 10; n++) await fail(mail)
    const refused = await fresh()(mail, PASSWORD)
    assert.ok('problem' in refused && refused.problem.is === 'wait')
    assert.ok(refused.problem.seconds > 800 && refused.problem.seconds <= 900)
    await used.orm.update(signInFailures).set({since: sql`now() - interval '16 minutes'`})
    assert.ok('account' in (await fresh()(mail, PASSWORD)))
    const log = await used.orm.select().from(auditLog).where(eq(auditLog.subject, id))
    assert.deepEqual(
      log.map(({action, details}) => `${action} ${details?.reason}`),
      ['session.refused password', 'session.refused limit'],
    )
  })

  it('gives many at once no more tries than one by one', async () => {
    const {mail} = await addAccount(used.orm)
    const counted = await Promise.all(Array.from({length: 14}, () => fail(mail)))
    assert.equal(counted.filter(({wait}) => wait !== undefined).length, 4)
  })

  it('refuses a network after fifty failures of any accounts, and no other network', async () => {
    const {mail} = await addAccount(used.orm)
    const network = randomUUID()
    for (let n = 0; n < 50; n++) await fail(`${n}@agency.example`, network)
    const refused = await from(network)(mail, PASSWORD)
    assert.ok('problem' in refused && refused.problem.is === 'wait')
    assert.ok('account' in (await fresh()(mail, PASSWORD)))
  })

  it('lets a whole office sign in from one network', async () => {
    const {mail} = await addAccount(used.orm)
    const network = randomUUID()
    for (let n = 0; n < 49; n++) await fail(`${n}@agency.example`, network)
    for (let n = 0; n < 3; n++) assert.ok('account' in (await from(network)(mail, PASSWORD)))
  })

  it('stores neither the mail address nor the network of a failure', async () => {
    await from('203.0.113.7')('somebody@agency.example', 'wrong')
    const text = JSON.stringify([
      await used.orm.select().from(signInFailures),
      await used.orm.select().from(auditLog),
    ])
    assert.doesNotMatch(text, /203\.0|somebody/)
  })

  it('replaces a hash that cost less than today', async () => {
    const {id, mail} = await addAccount(used.orm, {
      passwordHash: await hashPassword(PASSWORD, {N: 2 ** 10, r: 8, p: 1}),
    })
    await fresh()(mail, PASSWORD)
    const [row] = await used.orm.select().from(accounts).where(eq(accounts.id, id))
    assert.ok(row?.passwordHash && !isWeak(row.passwordHash))
    assert.ok('account' in (await fresh()(mail, PASSWORD)))
  })
})
