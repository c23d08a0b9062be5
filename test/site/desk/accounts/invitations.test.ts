import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {countAttempt} from '#desk/access/attempts.ts'
import {tokensAfterSignIn} from '#desk/access/known-browser.ts'
import {sessionOf, startSession} from '#desk/access/sessions.ts'
import {signIn} from '#desk/access/sign-in.ts'
import {disableAccount, enableAccount} from '#desk/accounts/accounts.ts'
import {changeMail} from '#desk/accounts/change-mail.ts'
import {
  acceptInvitation,
  type Invited,
  invite,
  inviteAgain,
  invitedBy,
} from '#desk/accounts/invitations.ts'
import {requestLink} from '#desk/accounts/requested-links.ts'
import {OPERATOR} from '#desk/audit/audit-log.ts'
import {changePassword} from '#desk/own-account/own-account.ts'
import {accounts, auditLog, requestedLinks} from '#desk/tables.ts'
import {fixedSecret} from '#server/platform/form-secret.ts'
import {useDatabase} from '../../server/support/databases/one-database.ts'
import {testLog} from '../../server/support/leads/leads.ts'
import {addAccount, PASSWORD} from '../support/accounts.ts'

const agency = 'OCP Real Estate'
const secret = fixedSecret('of this test')
const NEXT = 'copper lantern meadow'

describe('invitations', () => {
  const used = useDatabase()
  const mailOf = () => `${randomUUID()}@agency.example`
  const accept = (token: string, password = NEXT) =>
    acceptInvitation(used.orm, token, password, {agency, network: randomUUID(), secret})
  const request = (mail: string, network: string = randomUUID(), browserTokens: string[] = []) =>
    requestLink(used.orm, {mail, network, secret, browserTokens})
  const forgot = async (mail: string) => (await request(mail)).invited
  const signInAs = (mail: string, password: string) =>
    signIn(used.orm, {mail, password, network: randomUUID(), secret})
  const later = ({account}: Invited, interval: string) =>
    used.orm
      .update(accounts)
      .set({inviteExpiresAt: sql`${accounts.inviteExpiresAt} - ${interval}::interval`})
      .where(eq(accounts.id, account.id))
  const requestedEarlier = (interval: string) =>
    used.orm
      .update(requestedLinks)
      .set({expiresAt: sql`${requestedLinks.expiresAt} - ${interval}::interval`})

  async function invited(mail = mailOf()): Promise<Invited> {
    const facts = {mail, name: 'Omar Said', role: 'agent', locale: 'ar'} as const
    const result = await invite(used.orm, facts, OPERATOR)
    assert.ok('token' in result)
    return result
  }

  it('let somebody choose a password once', async () => {
    const {account, token} = await invited()
    assert.deepEqual(await signInAs(account.mail, ''), {problem: {is: 'wrong'}})
    assert.equal((await invitedBy(used.orm, token))?.id, account.id)
    const results = await Promise.allSettled([accept(token), accept(token, `${NEXT}s`)])
    const accepted = results.filter(
      result => result.status === 'fulfilled' && 'account' in result.value,
    )
    assert.equal(accepted.length, 1)
    assert.deepEqual(await accept(token), {problem: 'link'})
    assert.deepEqual(
      (await used.orm.select().from(auditLog).where(eq(auditLog.subject, account.id)))
        .filter(({action}) => action.startsWith('account'))
        .map(one => `${one.actor} ${one.action}`),
      ['operator account.invited', 'Omar Said account.joined'],
    )
  })

  it('invitations expire after seven days', async () => {
    const one = await invited()
    await later(one, '6 days 23 hours')
    assert.ok(await invitedBy(used.orm, one.token))
    await later(one, '1 hour')
    assert.equal(await invitedBy(used.orm, one.token), undefined)
    assert.deepEqual(await accept(one.token), {problem: 'link'})
  })

  it('refuse a password that is easily guessed, and stay good', async () => {
    const {token} = await invited()
    assert.deepEqual(await accept(token, 'omar said 123'), {problem: 'own-name'})
    assert.ok('account' in (await accept(token)))
  })

  it('each address has one invitation, stored as a hash', async () => {
    const {account, token} = await invited()
    const facts = {mail: account.mail, name: 'Other', role: 'administrator'} as const
    assert.deepEqual(await invite(used.orm, facts, OPERATOR), {problem: 'mail-taken'})
    assert.ok(!JSON.stringify(await used.orm.select().from(accounts)).includes(token))
  })

  it('end when another is made, and when the account is disabled', async () => {
    const {account, token} = await invited()
    const again = await inviteAgain(used.orm, account.id, OPERATOR)
    assert.equal(await invitedBy(used.orm, token), undefined)
    assert.ok(await invitedBy(used.orm, again?.token ?? ''))
    await disableAccount(used.orm, account.id, OPERATOR)
    assert.equal(await invitedBy(used.orm, again?.token ?? ''), undefined)
    assert.equal(await inviteAgain(used.orm, account.id, OPERATOR), undefined)
  })

  it('replace a forgotten password for an hour, and end all sessions then', async () => {
    const account = await addAccount(used.orm)
    const session = await startSession(used.orm, account, {device: '', stage: 'complete'})
    const link = await forgot(account.mail.toUpperCase())
    assert.ok(link)
    assert.ok(await sessionOf(used.orm, session))
    assert.ok('account' in (await signInAs(account.mail, PASSWORD)))
    await requestedEarlier('59 minutes')
    assert.ok('account' in (await accept(link.token)))
    assert.equal(await sessionOf(used.orm, session), undefined)
    assert.deepEqual(await signInAs(account.mail, PASSWORD), {problem: {is: 'wrong'}})
    assert.ok('account' in (await signInAs(account.mail, NEXT)))
    const next = await forgot(account.mail)
    assert.ok(next)
    await requestedEarlier('1 hour')
    assert.deepEqual(await accept(next.token), {problem: 'link'})
  })

  it('help somebody whom the wrong passwords of others keep out', async () => {
    const {mail} = await addAccount(used.orm)
    for (let n = 0; n < 101; n++) {
      const attempt = {what: 'password', mail, network: randomUUID(), secret} as const
      await countAttempt(used.orm, attempt)
    }
    const refused = await signInAs(mail, PASSWORD)
    assert.ok('problem' in refused && refused.problem.is === 'wait')
    await accept((await forgot(mail))?.token ?? '')
    assert.ok('account' in (await signInAs(mail, NEXT)))
  })

  it('requested links stay good when a stranger requests others, until one is used', async () => {
    const account = await addAccount(used.orm)
    const own = await forgot(account.mail)
    const byStranger = await forgot(account.mail)
    assert.ok(own && byStranger)
    assert.equal((await invitedBy(used.orm, own.token))?.id, account.id)
    assert.ok('account' in (await accept(own.token)))
    assert.deepEqual(await accept(byStranger.token), {problem: 'link'})
  })

  it('two requested links that are used at the same time set one password', async () => {
    const {mail} = await addAccount(used.orm)
    const tokens = [(await forgot(mail))?.token ?? '', (await forgot(mail))?.token ?? '']
    const results = await Promise.allSettled(tokens.map(token => accept(token)))
    const accepted = results.filter(
      result => result.status === 'fulfilled' && 'account' in result.value,
    )
    assert.equal(accepted.length, 1)
    for (const token of tokens) assert.deepEqual(await accept(token), {problem: 'link'})
  })

  it('an invitation stays good when a stranger requests a link', async () => {
    const {account, token} = await invited()
    const byStranger = await forgot(account.mail)
    assert.ok(byStranger)
    assert.ok('account' in (await accept(token)))
    assert.equal(await invitedBy(used.orm, byStranger.token), undefined)
  })

  it('requested links end when the account is disabled, moved or given a new password', async () => {
    const account = await addAccount(used.orm)
    const requested = async () => (await forgot(account.mail))?.token ?? ''
    const isGood = async (token: string) => (await invitedBy(used.orm, token)) !== undefined
    const before = [await requested()]
    await disableAccount(used.orm, account.id, OPERATOR)
    await enableAccount(used.orm, account.id, OPERATOR)
    before.push(await requested())
    const given = {account, password: PASSWORD, network: randomUUID(), secret}
    const session = randomUUID()
    assert.equal(await changePassword(used.orm, {...given, session, agency, next: NEXT}), undefined)
    before.push(await requested())
    const post = {agency, mailer: undefined, log: testLog().log}
    await changeMail(used.orm, {id: account.id, mail: mailOf()}, OPERATOR, post)
    for (const token of before) assert.equal(await isGood(token), false)
  })

  it('one network can request three links in a quarter of an hour, and is told so', async () => {
    const {mail} = await addAccount(used.orm)
    const disabled = await addAccount(used.orm, {disabledAt: new Date()})
    for (const address of [mail, mailOf(), disabled.mail]) {
      const stranger = randomUUID()
      const answers: boolean[] = []
      for (let n = 0; n < 4; n++) {
        const {wait, invited: sent} = await request(address, stranger)
        answers.push(wait === undefined)
        if (address !== mail) assert.equal(sent, undefined)
      }
      assert.deepEqual(answers, [true, true, true, false])
    }
    assert.ok(await forgot(mail), 'its owner has another network')
  })

  it('a known browser gets a link also after many requests of strangers', async () => {
    const account = await addAccount(used.orm)
    for (let n = 0; n < 20; n++) assert.ok(await forgot(account.mail))
    assert.ok((await request(account.mail)).wait)
    const browserTokens = tokensAfterSignIn(account, {secret})
    assert.ok((await request(account.mail, randomUUID(), browserTokens)).invited)
  })
})

describe('own password', () => {
  const used = useDatabase()

  it('the current password is required to change it, and other sessions end', async () => {
    const account = await addAccount(used.orm)
    const start = () => startSession(used.orm, account, {device: '', stage: 'complete'})
    const [own, other] = [await start(), await start()]
    const session = (await sessionOf(used.orm, own))?.session.id ?? ''
    const change = (password: string, next: string) => {
      const from = {network: 'of this test', secret}
      return changePassword(used.orm, {account, agency, password, next, session, ...from})
    }
    assert.deepEqual(await change('wrong', NEXT), {is: 'wrong'})
    assert.deepEqual(await change(PASSWORD, 'short'), {is: 'bad', problem: 'short'})
    assert.ok(await sessionOf(used.orm, other))
    assert.equal(await change(PASSWORD, NEXT), undefined)
    assert.ok(await sessionOf(used.orm, own))
    assert.equal(await sessionOf(used.orm, other), undefined)
    assert.deepEqual(await change(PASSWORD, NEXT), {is: 'wrong'})
  })
})
