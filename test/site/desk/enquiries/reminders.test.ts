import assert from 'node:assert/strict'
import {afterEach, before, beforeEach, describe, it} from 'node:test'
import {eq, gt} from 'drizzle-orm'
import {officeField, officeMoment} from '#desk/enquiries/office-moment.ts'
import {viewerOf} from '#desk/enquiries/scope.ts'
import {type Reminders, sendReminders} from '#desk/enquiries/send-reminders.ts'
import {remind} from '#desk/enquiries/work/note.ts'
import {accounts} from '#desk/tables.ts'
import {siteContentOfFolder} from '#server/content/records/site-content.ts'
import {outbox as rows} from '#server/platform/db/tables.ts'
import {openMailer} from '#server/platform/mail/mailer.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {type Outbox, openOutbox} from '#server/platform/outbox/outbox.ts'
import {readSettings} from '#server/settings.ts'
import {fromNow} from '../../../support/dates.ts'
import {useDatabase} from '../../server/support/databases/one-database.ts'
import {type Account, addAccount, addEnquiry} from '../../server/support/desk/enquiries.ts'
import {testLog} from '../../server/support/leads/leads.ts'
import {type MailServer, startMailServer} from '../../server/support/leads/mail-server.ts'
import {until} from '../../server/support/until.ts'

const NEVER = 3_600_000
const AGO = (minutes: number) => fromNow(-minutes * 60_000)

describe('a reminder of an enquiry', () => {
  const one = useDatabase()
  const running: Reminders[] = []
  let outbox: Outbox
  let server: MailServer
  let edith: Account
  let mina: Account
  before(async () => {
    edith = await addAccount(one.orm, 'Edith', {locale: 'fr'})
    mina = await addAccount(one.orm, 'Mina', {role: 'agent'})
  })
  beforeEach(async () => {
    server = await startMailServer()
    const pauses = {first: 20, longest: 100}
    outbox = openOutbox({database: one.database, log: testLog().log, pauses})
  })
  afterEach(async () => {
    for (const each of running.splice(0)) await each.close()
    await outbox.close()
  })
  const start = () => {
    const {delivery} = readSettings({
      LEADS_MAIL_TO: 'sales@agency.example',
      LEADS_MAIL_FROM: 'Agency <web@agency.example>',
      SMTP_URL: server.url,
    })
    const siteUrl = 'https://agency.example'
    const {log} = testLog()
    const mailer = openMailer(delivery.mail)
    const {database} = one
    const siteContent = siteContentOfFolder()
    const options = {database, siteContent, outbox, mailer, siteUrl, log, pause: NEVER}
    const reminders = sendReminders(options)
    assert.ok(reminders)
    running.push(reminders)
    return reminders
  }

  const isSent = () => until(async () => (await one.orm.$count(rows, isOpen)) === 0)

  it('comes once, from one of two servers, to whose work it is, with nothing personal', async () => {
    const id = await addEnquiry(one.orm, {assignee: mina.id})
    await remind(one.orm, viewerOf(edith), id, AGO(5))
    const servers = [start(), start()]
    await Promise.all(servers.map(each => each.look()))
    await isSent()
    await servers[0]?.look()
    await isSent()
    assert.equal(server.mails.length, 1)
    const [mail] = server.mails
    assert.deepEqual(mail?.to, ['mina@agency.example'])
    assert.match(`${mail?.text}`, new RegExp(`https://agency.example/desk/enquiries/${id}\n`))
    assert.doesNotMatch(`${mail?.raw}`, /Layla|layla/)
  })

  it('comes to who asked for it while it is nobody’s work, in their language', async () => {
    const id = await addEnquiry(one.orm)
    await remind(one.orm, viewerOf(edith), id, AGO(5))
    await start().look()
    await isSent()
    assert.deepEqual(server.mails[0]?.to, ['edith@agency.example'])
    assert.match(`${server.header(server.mails[0], 'subject')}`, /^Rappel d’une demande/)
  })

  it('comes again when it was put off again', async () => {
    const id = await addEnquiry(one.orm)
    const reminders = start()
    for (const minutes of [9, 8]) {
      await remind(one.orm, viewerOf(edith), id, AGO(minutes))
      await reminders.look()
      await isSent()
    }
    assert.equal(server.mails.length, 2)
  })

  it('does not come before its time, days late, or to who may not sign in any more', async () => {
    const disabled = await addAccount(one.orm, 'Gone')
    const due: [Account, number][] = [
      [edith, -5],
      [edith, 3 * 24 * 60],
      [disabled, 5],
    ]
    for (const [account, minutes] of due) {
      await remind(one.orm, viewerOf(account), await addEnquiry(one.orm), AGO(minutes))
    }
    await one.orm.update(accounts).set({disabledAt: new Date()}).where(eq(accounts.id, disabled.id))
    await start().look()
    await isSent()
    assert.deepEqual(server.mails, [])
  })

  it('a reminder is retried when the mail server refused it', async () => {
    await remind(one.orm, viewerOf(edith), await addEnquiry(one.orm), AGO(5))
    server.answer = command => (command === 'MAIL' ? '451 Later' : undefined)
    await start().look()
    await until(() => one.orm.$count(rows, gt(rows.tries, 0)))
    server.answer = () => undefined
    await isSent()
    assert.equal(server.mails.length, 1)
  })

  it('a reminder is set in office time', () => {
    const moment = officeMoment('2026-11-21', '09:30')
    assert.equal(moment?.toISOString(), '2026-11-21T05:30:00.000Z')
    assert.equal(officeField(moment), '2026-11-21T09:30')
    for (const [day, time] of [
      ['2026-02-30', '09:30'],
      ['2026-11-21', '24:00'],
      ['21.11.2026', '09:30'],
    ] as const) {
      assert.equal(officeMoment(day, time), undefined)
    }
  })
})
