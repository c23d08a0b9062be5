import assert from 'node:assert/strict'
import {after, before, beforeEach, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import {officeField, officeMoment} from '#server/desk/enquiries/office-moment.ts'
import {viewerOf} from '#server/desk/enquiries/scope.ts'
import {type Reminders, sendReminders} from '#server/desk/enquiries/send-reminders.ts'
import {remind} from '#server/desk/enquiries/work/remind.ts'
import {accounts} from '#server/desk/tables.ts'
import {readSettings} from '#server/settings.ts'
import {fromNow} from '../../../../support/dates.ts'
import {useDatabase} from '../../support/databases/one-database.ts'
import {type Account, addAccount, addEnquiry} from '../../support/desk/enquiries.ts'
import {testLog} from '../../support/leads/leads.ts'
import {type MailServer, startMailServer} from '../../support/leads/mail-server.ts'

const NEVER = 3_600_000
const AGO = (minutes: number) => fromNow(-minutes * 60_000)

describe('a reminder of an enquiry', () => {
  const one = useDatabase()
  const running: Reminders[] = []
  let server: MailServer
  let edith: Account
  let mina: Account
  before(async () => {
    edith = await addAccount(one.orm, 'Edith', {locale: 'fr'})
    mina = await addAccount(one.orm, 'Mina', {role: 'agent'})
  })
  beforeEach(async () => {
    server = await startMailServer()
  })
  after(async () => {
    for (const each of running) await each.close()
  })
  const start = () => {
    const {delivery} = readSettings({
      LEADS_MAIL_TO: 'sales@agency.example',
      LEADS_MAIL_FROM: 'Agency <web@agency.example>',
      SMTP_URL: server.url,
    })
    const siteUrl = 'https://agency.example'
    const {log} = testLog()
    const options = {database: one.database, mail: delivery.mail, siteUrl, log, pause: NEVER}
    const reminders = sendReminders(options)
    assert.ok(reminders)
    running.push(reminders)
    return reminders
  }

  it('comes once, from one of two servers, to whose work it is, with nothing personal', async () => {
    const id = await addEnquiry(one.orm, {assignee: mina.id})
    await remind(one.orm, viewerOf(edith), id, AGO(5))
    const servers = [start(), start()]
    await Promise.all(servers.map(each => each.look()))
    await servers[0]?.look()
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
    assert.deepEqual(server.mails[0]?.to, ['edith@agency.example'])
    assert.match(`${server.header(server.mails[0], 'subject')}`, /^Rappel d’une demande/)
  })

  it('comes again when it was put off again', async () => {
    const id = await addEnquiry(one.orm)
    const reminders = start()
    for (const minutes of [9, 8]) {
      await remind(one.orm, viewerOf(edith), id, AGO(minutes))
      await reminders.look()
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
    assert.deepEqual(server.mails, [])
  })

  it('is tried again when the mail server refused it', async () => {
    await remind(one.orm, viewerOf(edith), await addEnquiry(one.orm), AGO(5))
    server.answer = command => (command === 'MAIL' ? '451 Later' : undefined)
    const reminders = start()
    await reminders.look()
    server.answer = () => undefined
    await reminders.look()
    assert.equal(server.mails.length, 1)
  })

  it('is of a moment at the office', () => {
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
