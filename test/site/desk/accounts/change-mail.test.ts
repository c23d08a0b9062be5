import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {desc, eq} from 'drizzle-orm'
import {changeMail} from '#desk/accounts/change-mail.ts'
import {movedLetterOf} from '#desk/accounts/letters.ts'
import {OPERATOR} from '#desk/audit/audit-log.ts'
import {accountSessions, accounts, auditLog} from '#desk/tables.ts'
import {locales} from '#kit/i18n/locale.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {startApi, type TestApi} from '../../server/support/api/api.ts'
import {oneDatabase} from '../../server/support/databases/databases.ts'
import {startDesk, type TestDesk} from '../../server/support/desk/desk.ts'
import {testLog} from '../../server/support/leads/leads.ts'
import {type MailServer, startMailServer} from '../../server/support/leads/mail-server.ts'
import {addAccount, PASSWORD, passwordHash} from '../support/accounts.ts'

describe('another mail address of an account', () => {
  let api: TestApi
  let desk: TestDesk
  let orm: Orm
  let server: MailServer
  let env: Record<string, string>
  before(async () => {
    server = await startMailServer()
    env = {
      ...{SMTP_URL: server.url, LEADS_MAIL_TO: 'sales@agency.example'},
      LEADS_MAIL_FROM: 'web@agency.example',
    }
    api = await startApi(await oneDatabase.prepare())
    desk = await startDesk(api, env)
    orm = await api.database.ready()
  })
  after(async () => {
    await desk.close()
    await api.close()
  })
  const mailOf = async (id: string) =>
    (await orm.select({mail: accounts.mail}).from(accounts).where(eq(accounts.id, id)))[0]?.mail
  const sessionsOf = (id: string) => orm.$count(accountSessions, eq(accountSessions.account, id))

  it('an administrator sets it: sessions end, the former address is notified, the log has it', async () => {
    const administrator = await desk.signIn('administrator', {passwordHash})
    const editor = await desk.signIn('editor', {mail: 'maiden@agency.example', locale: 'fr'})
    const id = editor.account?.id ?? ''
    const path = `/desk/accounts/${id}`
    const before = await administrator.get(path)
    assert.match(before.body, new RegExp(`action="${path}/mail"`))
    const {location} = await administrator.post(`${path}/mail`, {
      ...{mail: ' Married@Agency.example ', password: PASSWORD},
    })
    assert.equal(location, `${path}?done=account-mail`)
    assert.match(
      (await administrator.get(location)).body,
      /the former address has been told by email\./,
    )
    assert.equal(await mailOf(id), 'married@agency.example')
    assert.equal(await sessionsOf(id), 0)
    assert.match((await editor.get('/desk')).location, /sign-in/)
    const [told] = server.mails
    assert.deepEqual(told?.to, ['maiden@agency.example'])
    assert.match(told.text, /une autre adresse e-mail/)
    assert.doesNotMatch(told.raw, /married/)
    const [last] = await orm
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'account.mail'))
      .orderBy(desc(auditLog.id))
    assert.deepEqual([last?.actor, last?.subject], ['The administrator', id])
    assert.doesNotMatch(JSON.stringify(last), /agency\.example/)
    assert.match(
      (await administrator.get('/desk/audit-log')).body,
      /Changed the email address of an account/,
    )
  })

  it('an address that is taken or invalid is refused', async () => {
    const administrator = await desk.signIn('administrator', {passwordHash})
    const [one, other] = [await addAccount(orm), await addAccount(orm)]
    const path = `/desk/accounts/${one.id}/mail`
    const taken = await administrator.post(path, {
      ...{mail: other.mail.toUpperCase(), password: PASSWORD},
    })
    assert.equal(taken.status, 422)
    assert.match(taken.body, /id="mail-error">This address already has an account\./)
    const wrong = await administrator.post(path, {mail: 'nobody', password: PASSWORD})
    assert.match(wrong.body, /id="mail-error">Write an address such as/)
    assert.equal(await mailOf(one.id), one.mail)
    const post = {agency: 'OCP Real Estate', mailer: undefined, log: testLog().log}
    const twice = await Promise.all(
      [one, other].map(({id}) =>
        changeMail(orm, {id, mail: 'same@agency.example'}, OPERATOR, post),
      ),
    )
    assert.equal(twice.filter(one => 'problem' in one && one.problem === 'mail-taken').length, 1)
  })

  it('the address is changed without a mail, too, and the caller learns that nobody was notified', async () => {
    const {id} = await addAccount(orm)
    const post = {agency: 'OCP Real Estate', mailer: undefined, log: testLog().log}
    const changed = await changeMail(orm, {id, mail: 'unsent@agency.example'}, OPERATOR, post)
    assert.ok('account' in changed)
    assert.deepEqual([changed.account.mail, changed.isNotified], ['unsent@agency.example', false])
  })

  it('the mail about it exists in every language', () => {
    const letters = locales.map(locale =>
      movedLetterOf({name: 'Layla\r\nBcc: x', locale}, 'OCP Real Estate'),
    )
    for (const {subject, text} of letters) {
      assert.match(subject, /OCP Real Estate/)
      assert.match(text, /Layla Bcc: x/)
    }
    assert.equal(new Set(letters.map(({subject}) => subject)).size, locales.length)
  })
})
