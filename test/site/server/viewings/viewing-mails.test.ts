import assert from 'node:assert/strict'
import {after, beforeEach, describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import ICAL from 'ical.js'
import {accounts} from '#desk/tables.ts'
import {leadHooks} from '#server/lead-hooks.ts'
import {leads} from '#server/leads/tables.ts'
import {databaseTime} from '#server/platform/db/database-time.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {openMailer} from '#server/platform/mail/mailer.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {readSettings} from '#server/settings.ts'
import {type LetterRenderer, startViewingMails} from '#server/viewings/mail/send-mail.ts'
import {viewings} from '#server/viewings/tables.ts'
import type {ViewingMailRequest} from '../../../../site/app/core/render.tsx'
import {databases} from '../support/databases/databases.ts'
import {type Mail, startMailServer} from '../support/leads/mail-server.ts'
import {until} from '../support/until.ts'
import {useViewings, VILLA, visitor} from '../support/viewings/viewings.ts'

const MAILS = {
  LEADS_MAIL_TO: 'sales@agency.example',
  LEADS_MAIL_FROM: 'Agency <web@agency.example>',
  SITE_URL: 'https://agency.example',
}
const ANNA = 'anna@agency.example'

const server = await startMailServer()

for (const database of databases) {
  describe(`mails about a viewing, with ${database.name}`, () => {
    const lab = useViewings(database, {...MAILS, SMTP_URL: server.url})
    const written: ViewingMailRequest[] = []
    let sending: ReturnType<typeof startViewingMails>
    /** The moment that the clock of the mails shows; none: it is that of the database. */
    let moment: Date | undefined

    const renderer: LetterRenderer = {
      async viewingLetter(request) {
        written.push(request)
        const {about, to, page} = request.mail
        const event = {title: about, location: 'Pier 1', notes: page, url: page}
        return {subject: `${about} for the ${to}`, text: page, html: '<p></p>', event}
      },
    }

    beforeEach(async () => {
      await sending?.close()
      written.length = 0
      server.mails.length = 0
      moment = undefined
      await lab.orm.delete(accounts)
      await lab.orm.insert(accounts).values({
        ...{id: crypto.randomUUID(), mail: ANNA, name: 'Anna', role: 'agent'},
        ...{agent: 'anna-berg', locale: 'fr', passwordHash: 'set'},
      })
      const settings = readSettings({...MAILS, SMTP_URL: server.url, DATA_DIR: lab.api.dataDir})
      sending = startViewingMails({
        ...{settings, renderer, recipientsOf: leadHooks.recipientsOf},
        ...{database: lab.api.database, outbox: lab.api.app.outbox},
        siteContent: lab.api.app.siteContent,
        mailer: openMailer(settings.delivery.mail),
        now: async orm => moment ?? databaseTime(orm),
      })
    })
    after(() => sending?.close())

    /** Once all that is due was sent; a mail about the enquiry goes to the agency, too. */
    async function mailed() {
      await until(async () => (await lab.orm.$count(outbox, isDue)) === 0)
      const mails = server.mails.splice(0)
      const to = (address: string) => mails.filter(mail => mail.to.includes(address))
      return {visitor: to(visitor.email), agent: to(ANNA), agency: to('sales@agency.example')}
    }
    const isDue = sql`(${outbox.state} = 'sending' or ${outbox.state} = 'waiting'
      and ${outbox.nextTry} <= now() + interval '1 minute')`

    const eventIn = (mail: Mail | undefined) => {
      const calendar = new ICAL.Component(ICAL.parse(mail?.calendar ?? ''))
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
      return {
        method: calendar.getFirstPropertyValue('method'),
        uid: event.uid,
        sequence: event.sequence,
        starts: event.startDate.toJSDate().toISOString(),
        status: event.component.getFirstPropertyValue('status'),
      }
    }

    const tokenIn = (mail: Mail | undefined) =>
      /\/viewings\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''

    it('a booked viewing is mailed to visitor and agent, each in their language, with the event', async () => {
      const starts = await lab.anHour()
      await lab.book(await lab.held(starts), {}, {query: {lang: 'ar'}})
      const {visitor: own, agent, agency} = await mailed()
      assert.deepEqual([own.length, agent.length, agency.length], [1, 1, 1])
      assert.deepEqual(written.map(({locale, mail}) => [mail.to, mail.about, locale]).sort(), [
        ['agent', 'booked', 'fr'],
        ['visitor', 'booked', 'ar'],
      ])
      const [event, other] = [eventIn(own[0]), eventIn(agent[0])]
      assert.deepEqual(event, other)
      assert.deepEqual(
        [event.method, event.sequence, event.starts, event.status],
        ['REQUEST', 0, starts, 'CONFIRMED'],
      )
      assert.equal(server.header(own[0], 'reply-to'), 'hello@north-star.example')
      assert.equal(server.header(agent[0], 'reply-to'), visitor.email)
    })

    it('links of the mails are the visitor’s and the agent’s own', async () => {
      await lab.booked(await lab.anHour())
      const {visitor: own, agent} = await mailed()
      const roles = []
      for (const mail of [own[0], agent[0]])
        roles.push((await lab.read('getViewing', {token: tokenIn(mail)})).data)
      assert.deepEqual(
        roles.map(data => (data as {role: string}).role),
        ['visitor', 'agent'],
      )
    })

    it('a moved viewing is the same event with the next sequence, and a cancelled one removes it', async () => {
      const starts = await lab.anHour()
      const token = await lab.booked(starts)
      const first = eventIn((await mailed()).visitor[0])
      const moved = new Date(Date.parse(starts) + 3_600_000).toISOString()
      await lab.change(token, 'move', moved)
      const second = eventIn((await mailed()).agent[0])
      assert.deepEqual(second, {...first, sequence: 1, starts: moved})
      await lab.change(token, 'cancel')
      const last = await mailed()
      for (const mail of [last.visitor[0], last.agent[0]]) {
        assert.deepEqual(eventIn(mail), {
          ...{...first, sequence: 2, starts: moved},
          ...{method: 'CANCEL', status: 'CANCELLED'},
        })
      }
    })

    it('the agent whose hour it is hears of it, also where a colleague has the enquiry', async () => {
      const token = await lab.booked(await lab.anHour())
      await mailed()
      const [id, mail] = [crypto.randomUUID(), 'omar@agency.example']
      const omar = {id, mail, name: 'Omar', role: 'editor', locale: 'en', passwordHash: 'set'}
      await lab.orm.insert(accounts).values(omar as typeof accounts.$inferInsert)
      await lab.orm.update(leads).set({assignee: id})
      await lab.change(token, 'cancel')
      await until(() => server.mails.length >= 3)
      assert.deepEqual(server.mails.flatMap(({to}) => to).sort(), [ANNA, visitor.email, mail])
    })

    it('the same hold booked twice is mailed once', async () => {
      const hold = await lab.held(await lab.anHour())
      await Promise.all([lab.book(hold), lab.book(hold)])
      const {visitor: own, agent} = await mailed()
      assert.deepEqual([own.length, agent.length], [1, 1])
    })

    it('reminders come the day before and two hours before, and a question after it', async () => {
      const starts = await lab.anHour()
      await lab.booked(starts)
      await mailed()
      const rows = await lab.orm.select().from(outbox).where(isOpen).orderBy(outbox.nextTry)
      const hoursFrom = rows.map(({kind, nextTry}) => [
        kind,
        (nextTry.getTime() - Date.parse(starts)) / 3_600_000,
      ])
      assert.deepEqual(hoursFrom, [
        ['viewing-day-before', -24],
        ['viewing-hours-before', -2],
        // The viewing takes an hour.
        ['viewing-after', 3],
      ])
    })

    /** An entry that waits is due now, while the clock shows that moment. */
    async function comes(kind: string, shown: string) {
      moment = new Date(shown)
      await lab.orm.update(outbox).set({nextTry: sql`now()`}).where(eq(outbox.kind, kind))
      lab.api.app.outbox.wake(kind)
      written.length = 0
      const {visitor: own} = await mailed()
      return own.length ? written.at(-1)?.mail.about : undefined
    }

    it('a reminder says that the viewing is today, or tomorrow', async () => {
      const starts = await lab.anHour()
      await lab.booked(starts)
      await mailed()
      const before = new Date(Date.parse(starts) - 86_400_000).toISOString()
      assert.equal(await comes('viewing-day-before', before), 'tomorrow')
      const soon = new Date(Date.parse(starts) - 7_200_000).toISOString()
      assert.equal(await comes('viewing-hours-before', soon), 'today')
    })

    it('a reminder that was held up until the viewing began is not sent', async () => {
      const starts = await lab.anHour()
      await lab.booked(starts)
      await mailed()
      assert.equal(await comes('viewing-hours-before', starts), undefined)
    })

    it('nobody is reminded of a viewing that was cancelled or moved, or asked about it', async () => {
      const starts = await lab.anHour()
      const token = await lab.booked(starts)
      await lab.change(token, 'cancel')
      await mailed()
      for (const kind of ['viewing-day-before', 'viewing-hours-before', 'viewing-after'])
        assert.equal(await comes(kind, '2026-11-30T08:00:00Z'), undefined)
    })

    it('a viewing that may be a robot’s is mailed to the agent, and not to the address that it typed', async () => {
      await lab.book(await lab.held(await lab.anHour()), {website: 'https://spam.example'})
      const {visitor: own, agent} = await mailed()
      assert.deepEqual([own.length, agent.length], [0, 1])
      const [lead] = await lab.orm.select().from(leads)
      assert.equal(lead?.suspectedSpam, 'honeypot')
    })

    it('an agent without an account is written to at the agency’s mailbox', async () => {
      await lab.orm.delete(accounts)
      await lab.booked(await lab.anHour(), {slug: VILLA})
      const {agency} = await mailed()
      assert.equal(agency.filter(mail => tokenIn(mail)).length, 1)
    })

    it('a deleted enquiry sends nothing more', async () => {
      await lab.booked(await lab.anHour())
      await mailed()
      const [row] = await lab.orm.select({lead: viewings.lead}).from(viewings)
      await lab.api.deletions.delete([row?.lead ?? ''])
      assert.equal(await lab.orm.$count(outbox), 0)
    })
  })
}
