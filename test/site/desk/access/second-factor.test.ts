import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {Secret, TOTP} from 'otpauth'
import {
  checkSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  pendingSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '#desk/access/second-factor.ts'
import {actorOf} from '#desk/access/sessions.ts'
import {accounts, auditLog} from '#desk/tables.ts'
import {fixedSecret} from '#server/platform/form-secret.ts'
import {fromNow} from '../../../support/dates.ts'
import {holdDate} from '../../server/support/api/clock.ts'
import {useDatabase} from '../../server/support/databases/one-database.ts'
import {addAccount} from '../support/accounts.ts'

type Account = Awaited<ReturnType<typeof addAccount>>

describe('second factor', () => {
  const used = useDatabase()
  // A step of time must not end between a code and its check.
  holdDate()
  const given = (account: Account, code: string, network: string = randomUUID()) => ({
    ...{account, code, network, secret: fixedSecret('of this test')},
  })
  const check = (account: Account, code: string, network?: string) =>
    checkSecondFactor(used.orm, given(account, code, network))
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({secret: Secret.fromBase32(secret)}).generate({
      timestamp: fromNow(steps * 30_000).getTime(),
    })
  const wrong = {problem: {is: 'wrong'}}

  /** By a phone whose clock is so many steps ahead, or behind. */
  async function withSecondFactor(steps = -1) {
    const account = await addAccount(used.orm)
    const secret = (await setUpSecondFactor(used.orm, account, 'OCP Real Estate'))?.secret ?? ''
    const confirmed = await confirmSecondFactor(used.orm, given(account, codeOf(secret, steps)))
    assert.ok('recoveryCodes' in confirmed)
    return {account, secret, ...confirmed}
  }

  it('a second factor is in use after a code of the latest set-up, and of no earlier one', async () => {
    const account = await addAccount(used.orm)
    const earlier = await setUpSecondFactor(used.orm, account, 'OCP Real Estate')
    const setUp = await setUpSecondFactor(used.orm, account, 'OCP Real Estate')
    assert.notEqual(setUp?.secret, earlier?.secret)
    assert.deepEqual(await pendingSecondFactor(used.orm, account, 'OCP Real Estate'), setUp)
    const ofEarlier = codeOf(earlier?.secret ?? '')
    assert.deepEqual(await confirmSecondFactor(used.orm, given(account, ofEarlier)), wrong)
    assert.deepEqual(await confirmSecondFactor(used.orm, given(account, '000000')), wrong)
    const code = codeOf(setUp?.secret ?? '')
    assert.ok('recoveryCodes' in (await confirmSecondFactor(used.orm, given(account, code))))
    assert.equal(await setUpSecondFactor(used.orm, account, 'OCP Real Estate'), undefined)
    assert.equal(await pendingSecondFactor(used.orm, account, 'OCP Real Estate'), undefined)
    assert.deepEqual(await confirmSecondFactor(used.orm, given(account, code)), wrong)
  })

  it('takes each code once, also when it comes twice at the same time', async () => {
    const {account, secret} = await withSecondFactor()
    const code = codeOf(secret)
    const answers = await Promise.all([check(account, code), check(account, code)])
    assert.equal(answers.filter(answer => 'left' in answer).length, 1)
    assert.deepEqual(await check(account, code), wrong)
    assert.ok('left' in (await check(account, codeOf(secret, 1))))
  })

  it('does not take the code again with which it was set up', async () => {
    const {account, secret} = await withSecondFactor()
    assert.deepEqual(await check(account, codeOf(secret, -1)), wrong)
    const code = codeOf(secret)
    assert.ok('left' in (await check(account, ` ${code.slice(0, 3)} ${code.slice(3)}`)))
  })

  for (const steps of [5, 2, -2, -5]) {
    it(`a phone whose clock is ${steps} steps ahead signs in, each code once`, async () => {
      const {account, secret, clockSeconds} = await withSecondFactor(steps)
      assert.equal(Math.sign(clockSeconds), Math.sign(steps))
      assert.deepEqual(await check(account, codeOf(secret, steps)), wrong)
      assert.ok('left' in (await check(account, codeOf(secret, steps + 1))))
      assert.deepEqual(await check(account, codeOf(secret, steps + 1)), wrong)
    })
  }

  it('a phone whose clock is six steps off cannot be set up', async () => {
    for (const steps of [6, -6]) {
      const account = await addAccount(used.orm)
      const secret = (await setUpSecondFactor(used.orm, account, 'OCP Real Estate'))?.secret ?? ''
      const code = codeOf(secret, steps)
      assert.deepEqual(await confirmSecondFactor(used.orm, given(account, code)), wrong)
    }
  })

  it('a phone whose clock was behind at set-up signs in after it was set right', async () => {
    const {account, secret} = await withSecondFactor(-4)
    assert.ok('left' in (await check(account, codeOf(secret))))
  })

  it('a phone whose clock was right at set-up has no other codes than before', async () => {
    const {account, secret, clockSeconds} = await withSecondFactor()
    assert.equal(clockSeconds, 0)
    for (const steps of [-2, 2]) {
      assert.deepEqual(await check(account, codeOf(secret, steps)), wrong)
    }
  })

  it('takes each recovery code once', async () => {
    const {account, recoveryCodes} = await withSecondFactor()
    const [first = '', second = ''] = recoveryCodes
    const answers = await Promise.all([check(account, first), check(account, first)])
    assert.deepEqual(answers.map(answer => ('left' in answer ? answer.left : answer)).sort(), [
      9,
      wrong,
    ])
    assert.deepEqual(await check(account, second.toUpperCase()), {left: 8})
    const [row] = await used.orm.select().from(accounts).where(eq(accounts.id, account.id))
    const isReadable = row?.recoveryCodes.some(hash => recoveryCodes.includes(hash))
    assert.equal(isReadable, false)
  })

  it('ends the recovery codes when others are made', async () => {
    const {account, recoveryCodes} = await withSecondFactor()
    const renewed = await renewRecoveryCodes(used.orm, account)
    assert.equal(renewed?.length, 10)
    assert.deepEqual(await check(account, recoveryCodes[0] ?? ''), wrong)
    assert.deepEqual(await check(account, renewed?.[0] ?? ''), {left: 9})
    assert.equal(await renewRecoveryCodes(used.orm, await addAccount(used.orm)), undefined)
  })

  it('has to wait after five wrong codes, also with a right one', async () => {
    const {account, secret} = await withSecondFactor()
    const network = randomUUID()
    for (let n = 0; n < 5; n++) assert.deepEqual(await check(account, '12345', network), wrong)
    const refused = await check(account, codeOf(secret), network)
    assert.ok('problem' in refused && refused.problem.is === 'wait')
  })

  it('an account waits after twenty wrong codes from any networks', async () => {
    const {account, secret} = await withSecondFactor()
    for (let n = 0; n < 20; n++) assert.deepEqual(await check(account, '12345'), wrong)
    const refused = await check(account, codeOf(secret))
    assert.ok('problem' in refused && refused.problem.is === 'wait')
  })

  it('its owner or an administrator can remove it, once', async () => {
    const {account, secret} = await withSecondFactor()
    assert.equal(await endSecondFactor(used.orm, account.id, actorOf(account)), true)
    assert.equal(await endSecondFactor(used.orm, account.id, actorOf(account)), false)
    assert.deepEqual(await check(account, codeOf(secret)), wrong)
    const log = await used.orm.select().from(auditLog).where(eq(auditLog.subject, account.id))
    assert.deepEqual(
      log.map(({action}) => action),
      ['account.second-factor-on', 'account.second-factor-off', 'session.refused'],
    )
  })
})
