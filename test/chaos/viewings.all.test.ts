/** Viewings while the servers that book them are killed. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {eq, inArray, sql} from 'drizzle-orm'
import {leads} from '#server/leads/tables.ts'
import {openDatabase} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {viewings} from '#server/viewings/tables.ts'
import {freePort} from '../site/server/support/api/free-port.ts'
import {MAIN, type ServerProcess, startServer} from '../site/server/support/api/server-process.ts'
import {newFolder, startWithContent} from '../site/server/support/content/content.ts'
import {everyDatabase} from '../site/server/support/databases/databases.ts'
import {startMailServer} from '../site/server/support/leads/mail-server.ts'
import {newDirectory} from '../site/server/support/storage/directories.ts'
import {until} from '../site/server/support/until.ts'
import {mailBy} from '../support/partner/mail-settings.ts'
import {chance, FAULTS, TIMEOUT} from './support/extent.ts'

const PEOPLE = 20 * FAULTS
const HOURS = 20
const HOME = 'garden-villa'
/** Milliseconds that a server lives at most. */
const LIFETIME_MS = 600

const VISITOR_MAILS = inArray(outbox.kind, ['viewing-visitor', 'viewing-agent', 'mail'])

for (const database of everyDatabase) {
  describe(`viewings, with ${database.name}`, () => {
    it(`each of ${HOURS} hours is booked once by ${PEOPLE} people and mailed, despite ${FAULTS} kills of each server`, {
      timeout: TIMEOUT,
    }, async () => {
      const mailServer = await startMailServer()
      const shared = {...(await database.prepare()), ...mailBy(mailServer)}
      const filling = await startWithContent(
        {...database, prepare: async () => shared},
        await newFolder(),
      )
      await filling.close()

      const count = database.name === 'PGlite' ? 1 : 2
      const places: Record<string, string>[] = []
      for (let n = 0; n < count; n++) {
        const ports = {PORT: `${await freePort()}`, API_PORT: `${await freePort()}`}
        const own = count > 1 ? {DATA_DIR: await newDirectory()} : {}
        places.push({...shared, ...own, ...ports})
      }
      const servers: ServerProcess[] = []
      const startAt = async (at: number) => {
        servers[at] = await startServer(places[at] ?? {}, MAIN)
      }
      for (let at = 0; at < count; at++) await startAt(at)

      /** Asks whichever server is there, as often as it takes. */
      async function ask(name: string, person: number, payload?: object) {
        for (let tries = 0; ; tries++) {
          const {API_PORT: port} = places[(person + tries) % count] ?? {}
          const answer = await fetch(`http://localhost:${port}/api/v1/user/${name}`, {
            method: payload ? 'POST' : 'GET',
            headers: {
              'content-type': 'application/json',
              'x-forwarded-for': `2001:db8:${person.toString(16)}::1`,
            },
            ...(payload && {body: JSON.stringify(payload)}),
          }).catch(() => undefined)
          if (answer && answer.status < 500)
            return {status: answer.status, ...(await answer.json())}
          await chance(50)
        }
      }

      const {data} = await ask(`getViewingHours?slug=${HOME}&days=14`, 0)
      const all = (data.days as {starts: string[]}[]).flatMap(({starts}) => starts)
      // A break after each: every third start fits beside the others.
      const hours = all.filter((_, at) => at % 3 === 0).slice(-HOURS)

      /** Ids of enquiries that were acknowledged. */
      const acknowledged = new Set<string>()
      async function visit(person: number) {
        for (let n = 0; n < HOURS; n++) {
          const starts = hours[(person + n) % HOURS]
          const held = await ask('holdViewing', person, {slug: HOME, starts})
          if (held.status !== 200) continue
          const booked = await ask('createViewing', person, {
            ...{hold: held.data.hold, mode: 'person', name: 'Layla Haddad'},
            ...{phone: `9715${10_000_000 + person}`, email: `person-${person}@example.com`},
          })
          if (booked.status !== 200) continue
          acknowledged.add(booked.data.id)
          return
        }
      }

      const people = (count: number, from: number) =>
        Promise.all(Array.from({length: count}, (_, n) => visit(from + n)))
      const visits = people(PEOPLE, 0)
      for (let round = 0; round < FAULTS; round++) {
        for (let at = 0; at < count; at++) {
          await chance(LIFETIME_MS)
          await servers[at]?.end('SIGKILL')
          await startAt(at)
        }
      }
      await visits
      for (const server of servers) await server.end('SIGTERM')
      const open = () => openDatabase({databaseUrl: shared.DATABASE_URL, dataDir: shared.DATA_DIR})
      const between = open()
      // Holds whose answer was lost in a kill run out, without waiting for five minutes.
      await (await between.ready())
        .update(viewings)
        .set({heldUntil: sql`now()`})
        .where(eq(viewings.state, 'held'))
      await between.close()
      for (let at = 0; at < count; at++) await startAt(at)
      await people(HOURS, PEOPLE)
      for (const server of servers) await server.end('SIGTERM')

      const opened = open()
      const orm = await opened.ready()
      // Mails of killed servers count as abandoned at once, without waiting.
      await orm.update(outbox).set({nextTry: sql`now()`}).where(sql`${isOpen} and ${VISITOR_MAILS}`)
      const booked = await orm.select().from(viewings).where(eq(viewings.state, 'booked'))
      const enquiries = (await orm.select({id: leads.id}).from(leads)).map(({id}) => id)
      const taken = booked.map(({startsAt}) => startsAt.toISOString())
      assert.deepEqual([...new Set(taken)].sort(), taken.sort())
      assert.deepEqual(taken, [...hours].sort())
      assert.deepEqual(enquiries.sort(), booked.map(({lead}) => lead ?? '').sort())
      for (const id of acknowledged)
        assert.ok(enquiries.includes(id), 'an acknowledged viewing is lost')
      await opened.close()

      await startAt(0)
      // A mailbox shows a Message-ID once.
      const invitations = () =>
        new Set(
          mailServer.mails.flatMap(mail =>
            mail.calendar ? [mailServer.header(mail, 'message-id')] : [],
          ),
        )
      await until(() => invitations().size >= 2 * HOURS)
      await servers[0]?.end('SIGTERM')
      assert.equal(invitations().size, 2 * HOURS)
    })
  })
}
