import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {countAttempt} from '#desk/access/attempts.ts'
import {inHashingQueue} from '#desk/access/hashing-queue.ts'
import {tokensAfterSignIn} from '#desk/access/known-browser.ts'
import {hashPassword, isWeak} from '#desk/access/passwords.ts'
import {type SignInResult, signIn} from '#desk/access/sign-in.ts'
import {accounts, auditLog, signInFailures} from '#desk/tables.ts'
import {fixedSecret} from '#server/platform/form-secret.ts'
import {useDatabase} from '../../server/support/databases/one-database.ts'
import {addAccount, PASSWORD} from '../support/accounts.ts'

const secret = fixedSecret('a secret of this test')

describe('sign in', () => {
  const used = useDatabase()
  const from =
    (network: string, more: {wider?: string; browserTokens?: string[]} = {}) =>
    (mail: string, password: string) =>
      signIn(used.orm, {mail, password, network, secret, ...more})
  const isWaiting = (result: SignInResult) => 'problem' in result && result.problem.is === 'wait'
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
    const answers = await Promise.all([
      fresh()(mail, 'not the password'),
      fresh()('nobody@agency.example', PASSWORD),
      fresh()(disabled.mail, PASSWORD),
      fresh()(invited.mail, ''),
    ])
    for (const answer of answers) assert.deepEqual(answer, {problem: {is: 'wrong'}})
  })

  it('ten failures close an account to their network, also with the right password', async () => {
    const {id, mail} = await addAccount(used.orm)
    const network = randomUUID()
    assert.deepEqual(await from(network)(mail, 'wrong'), {problem: {is: 'wrong'}})
    for (let n = 1; n < 10; n++) await fail(mail, network)
    const refused = await from(network)(mail, PASSWORD)
    assert.ok('problem' in refused && refused.problem.is === 'wait')
    assert.ok(refused.problem.seconds > 800 && refused.problem.seconds <= 900)
    await used.orm.update(signInFailures).set({since: sql`now() - interval '16 minutes'`})
    assert.ok('account' in (await from(network)(mail, PASSWORD)))
    const log = await used.orm.select().from(auditLog).where(eq(auditLog.subject, id))
    const actions = log.map(({action, details}) => `${action} ${details?.reason}`)
    assert.deepEqual(actions, ['session.refused password', 'session.refused limit'])
  })

  it('the owner signs in from elsewhere while a stranger is refused', async () => {
    const {mail} = await addAccount(used.orm)
    const stranger = randomUUID()
    for (let n = 0; n < 200; n++) await fail(mail, stranger)
    assert.ok(isWaiting(await from(stranger)(mail, PASSWORD)))
    assert.ok('account' in (await fresh()(mail, PASSWORD)))
  })

  it('guesses from one IPv6 /48 count as one network', async () => {
    const {mail} = await addAccount(used.orm)
    const wider = '2001:db8:7'
    const failAt = (n: number) =>
      countAttempt(used.orm, {what: 'password', mail, network: `${wider}:${n}`, wider, secret})
    for (let n = 0; n < 10; n++) assert.equal((await failAt(n)).wait, undefined)
    assert.ok((await failAt(10)).wait)
  })

  it('a known browser signs in while many networks guess', async () => {
    const account = await addAccount(used.orm)
    const {mail} = account
    for (let n = 0; n < 100; n++) await fail(mail)
    const refused = await fresh()(mail, PASSWORD)
    assert.ok('problem' in refused && refused.problem.is === 'wait')
    assert.ok(refused.problem.seconds > 14_000 && refused.problem.seconds <= 14_400)
    const known = {browserTokens: tokensAfterSignIn(account, {secret})}
    const other = {browserTokens: tokensAfterSignIn(await addAccount(used.orm), {secret})}
    assert.ok(isWaiting(await from(randomUUID(), other)(mail, PASSWORD)))
    assert.ok('account' in (await from(randomUUID(), known)(mail, PASSWORD)))
  })

  it('a known browser is refused after ten failures of its own, on any network', async () => {
    const account = await addAccount(used.orm)
    const browserTokens = tokensAfterSignIn(account, {secret})
    const browser = browserTokens[0]?.slice(0, 16)
    for (let n = 0; n < 10; n++) {
      const origin = {network: randomUUID(), secret, browser}
      await countAttempt(used.orm, {...origin, what: 'password', mail: account.mail})
    }
    assert.ok(isWaiting(await from(randomUUID(), {browserTokens})(account.mail, PASSWORD)))
  })

  it('a new password ends all known browsers', async () => {
    const account = await addAccount(used.orm)
    const browserTokens = tokensAfterSignIn(account, {secret})
    const passwordHash = await hashPassword(PASSWORD, {network: 'of this test'})
    await used.orm.update(accounts).set({passwordHash}).where(eq(accounts.id, account.id))
    for (let n = 0; n < 100; n++) await fail(account.mail)
    assert.ok(isWaiting(await from(randomUUID(), {browserTokens})(account.mail, PASSWORD)))
  })

  it('gives many at once no more tries than one by one', async () => {
    const {mail} = await addAccount(used.orm)
    const network = randomUUID()
    const counted = await Promise.all(Array.from({length: 14}, () => fail(mail, network)))
    assert.equal(counted.filter(({wait}) => wait !== undefined).length, 4)
  })

  it('failures are kept when a sign-in is refused as busy', async () => {
    const {mail} = await addAccount(used.orm)
    const network = randomUUID()
    for (let n = 0; n < 7; n++) await fail(mail, network)
    const other = Promise.withResolvers<void>()
    const hashing = inHashingQueue({network}, () => other.promise)
    assert.deepEqual(await from(network)(mail, 'wrong'), {problem: {is: 'busy'}})
    other.resolve()
    await hashing
    assert.deepEqual(await from(network)(mail, 'wrong'), {problem: {is: 'wrong'}})
    for (let n = 0; n < 2; n++) await fail(mail, network)
    assert.ok(isWaiting(await from(network)(mail, 'wrong')))
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
      passwordHash: await hashPassword(
        PASSWORD,
        {network: 'of this test'},
        {N: 2 ** 10, r: 8, p: 1},
      ),
    })
    await fresh()(mail, PASSWORD)
    const [row] = await used.orm.select().from(accounts).where(eq(accounts.id, id))
    assert.ok(row?.passwordHash && !isWeak(row.passwordHash))
    assert.ok('account' in (await fresh()(mail, PASSWORD)))
  })
})
