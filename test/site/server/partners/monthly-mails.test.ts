import assert from 'node:assert/strict'
import {afterEach, beforeEach, describe, it} from 'node:test'
import {leads as leadsTable} from '#server/leads/tables.ts'
import {lastMonth} from '#server/partners/monthly/month.ts'
import {type MonthlyMails, sendMonthlyMails} from '#server/partners/monthly/monthly-mails.ts'
import {partners as partnersTable, widgetUse} from '#server/partners/tables.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {openMailer} from '#server/platform/mail/mailer.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {readSettings} from '#server/settings.ts'
import {startApi} from '../support/api/api.ts'
import {databases} from '../support/databases/databases.ts'
import {storedLead, type TestLog, testLog} from '../support/leads/leads.ts'
import {type MailServer, startMailServer} from '../support/leads/mail-server.ts'
import {useRunning} from '../support/running.ts'
import {until} from '../support/until.ts'

const AUGUST = new Date('2026-08-20T08:00:00Z')
const NEVER = 3_600_000

for (const database of databases) {
  describe(`monthly mails to partners, with ${database.name}`, () => {
    let server: MailServer
    let logged: TestLog
    const running: MonthlyMails[] = []
    const api = useRunning(async () => startApi(await database.prepare()))
    beforeEach(async () => {
      server = await startMailServer()
      logged = testLog()
      const orm = await api.database.ready()
      for (const table of [leadsTable, partnersTable, widgetUse, outbox]) {
        await orm.delete(table)
      }
      await add({id: 'gulf-homes', mail: 'desk@gulf.example', linkHash: 'the-hash'})
    })
    afterEach(async () => {
      for (const one of running.splice(0)) await one.close()
    })

    const add = async (partner: Partial<typeof partnersTable.$inferInsert> & {id: string}) =>
      (await api.database.ready())
        .insert(partnersTable)
        .values({origins: [], createdAt: AUGUST, ...partner})
    const mailer = () =>
      openMailer(
        readSettings({
          LEADS_MAIL_TO: 'sales@agency.example',
          LEADS_MAIL_FROM: 'Agency <web@agency.example>',
          SMTP_URL: server.url,
        }).delivery.mail,
      )
    const start = (now: string) => {
      const {database, leads, app} = api
      const {outbox, siteContent} = app
      const options = {database, leads, siteContent, outbox, mailer: mailer(), log: logged.log}
      const mails = sendMonthlyMails({...options, now: async () => new Date(now), pause: NEVER})
      assert.ok(mails)
      running.push(mails)
      return mails
    }
    const look = async (now: string) => {
      await start(now).look()
      await isSent()
    }
    const isSent = async () => {
      const orm = await api.database.ready()
      await until(async () => (await orm.$count(outbox, isOpen)) === 0)
    }
    const addFigures = async () => {
      const orm = await api.database.ready()
      const row = {partner: 'gulf-homes', widget: 'ocp-book-now'}
      await orm.insert(widgetUse).values([
        {...row, day: '2026-10-01', kind: 'view', count: 1_500},
        {...row, day: '2026-10-31', kind: 'open', count: 30},
        {...row, day: '2026-11-01', kind: 'view', count: 7},
      ])
      const lead = (receivedAt: string, more: object) =>
        storedLead({
          ...{id: crypto.randomUUID(), idempotencyKey: crypto.randomUUID()},
          ...{receivedAt: new Date(receivedAt), partner: 'gulf-homes', widget: 'ocp-book-now'},
          ...more,
        })
      await orm.insert(leadsTable).values([
        lead('2026-09-30T20:30:00Z', {}),
        lead('2026-10-15T08:00:00Z', {}),
        lead('2026-10-15T09:00:00Z', {widget: null}),
        lead('2026-10-16T08:00:00Z', {
          ...{partner: null, claimedPartner: 'gulf-homes', notAttributed: 'origin'},
        }),
        lead('2026-10-31T20:30:00Z', {}),
      ])
    }

    it('brings the figures of the last month, without anything personal and without a link', async () => {
      await addFigures()
      await look('2026-11-02T08:00:00Z')
      const [one, ...others] = server.mails
      assert.deepEqual(
        [one?.to, one?.from, others],
        [['desk@gulf.example'], 'web@agency.example', []],
      )
      assert.equal(server.header(one, 'subject'), 'gulf-homes: October 2026')
      assert.equal(server.header(one, 'auto-submitted'), 'auto-generated')
      const text = one?.text ?? ''
      assert.match(
        text,
        /^gulf-homes in October 2026\nViews: 1,500\nOpens: 30\nEnquiries: 3\nEnquiries per view: 0\.2 %\n/,
      )
      assert.match(text, /\nocp-book-now: 1,500 views, 30 opens, 2 enquiries\nnot known: 0 views/)
      assert.match(text, /\n1 came from an origin that is not registered for you\n/)
      assert.doesNotMatch(`${one?.raw}${text}`, /Layla|97150|layla@|the-hash|https?:/)
      assert.doesNotMatch(JSON.stringify(logged.lines()), /desk@gulf/)
    })

    it('one mail is sent a month by any number of servers', async () => {
      const [first, second] = [start('2026-11-01T08:00:00Z'), start('2026-11-01T08:00:00Z')]
      await Promise.all([first.look(), second.look()])
      await isSent()
      await look('2026-11-03T08:00:00Z')
      assert.equal(server.mails.length, 1)
      await look('2026-12-01T08:00:00Z')
      const subjects = server.mails.map(one => server.header(one, 'subject'))
      assert.deepEqual(subjects, ['gulf-homes: October 2026', 'gulf-homes: November 2026'])
    })

    it('a refused mail is sent again, with the same Message-ID', async () => {
      server.answer = command => (command === 'END' ? '451 Later' : undefined)
      await start('2026-11-01T08:00:00Z').look()
      await until(() => logged.messages().includes('monthly mail failed, will retry'))
      assert.equal(server.mails.length, 0)
      server.answer = () => undefined
      await isSent()
      assert.equal(server.mails.length, 1)
      assert.match(
        `${server.header(server.mails[0], 'message-id')}`,
        /^<[\da-f]{32}@agency\.example>$/,
      )
      assert.ok(logged.messages().includes('monthly mail sent'))
    })

    it('goes to nobody who has no address, is disabled or was registered this month', async () => {
      await add({id: 'no-mail'})
      await add({id: 'disabled', mail: 'one@example.com', disabledAt: AUGUST})
      await add({id: 'new', mail: 'two@example.com', createdAt: new Date('2026-11-01T08:00:00Z')})
      await look('2026-11-02T08:00:00Z')
      const recipients = server.mails.map(({to}) => to)
      assert.deepEqual(recipients, [['desk@gulf.example']])
    })

    it('no mail is sent after the fifth day of a month', async () => {
      await look('2026-11-05T20:00:00Z')
      assert.equal(server.mails.length, 0, 'the sixth in Dubai')
    })
  })
}

it('nothing is sent without a mail server', () => {
  const none = {} as never
  const parts = {database: none, leads: none, siteContent: none, outbox: none, log: testLog().log}
  assert.equal(sendMonthlyMails({...parts, mailer: undefined}), undefined)
})

describe('last month', () => {
  const cases: [day: string, name: string, from: string, to: string, next: string][] = [
    ['2026-11-01', 'October 2026', '2026-10-01', '2026-10-31', '2026-11-01'],
    ['2027-01-05', 'December 2026', '2026-12-01', '2026-12-31', '2027-01-01'],
    ['2028-03-02', 'February 2028', '2028-02-01', '2028-02-29', '2028-03-01'],
  ]
  for (const [day, name, from, to, next] of cases) {
    it(`on ${day} is ${name}`, () => assert.deepEqual(lastMonth(day), {name, from, to, next}))
  }
})
