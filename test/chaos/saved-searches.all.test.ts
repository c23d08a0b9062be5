/** Mails of saved searches while the servers that send them are killed. */
import assert from 'node:assert/strict'
import {randomUUID} from 'node:crypto'
import {describe, it} from 'node:test'
import {setTimeout as delay} from 'node:timers/promises'
import {sql} from 'drizzle-orm'
import {personOf} from '#server/alerts/person.ts'
import {homeWatch, savedSearches} from '#server/alerts/tables.ts'
import {homeEvents} from '#server/content/change-tables.ts'
import {contentVersion} from '#server/content/import-tables.ts'
import {properties} from '#server/content/tables.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {freePort} from '../site/server/support/api/free-port.ts'
import {MAIN, startServer} from '../site/server/support/api/server-process.ts'
import {newFolder, startWithContent} from '../site/server/support/content/content.ts'
import {onPostgres, postgresql} from '../site/server/support/databases/databases.ts'
import {startMailServer} from '../site/server/support/leads/mail-server.ts'
import {newDirectory} from '../site/server/support/storage/directories.ts'
import {until} from '../site/server/support/until.ts'
import {mailBy} from '../support/partner/mail-settings.ts'
import {chance, FAULTS, TIMEOUT} from './support/extent.ts'

const SERVERS = 3
const PEOPLE = 40 * FAULTS
/** Milliseconds that the mail server takes over a mail: most kills fall into one. */
const SLOW_MS = 25
/** Milliseconds that the servers live at most while they send. */
const LIFETIME_MS = 400

/** Each has a search of one frequency, or follows the home that becomes cheaper. */
const kinds = ['daily', 'at-once', 'home'] as const

describe('mails of saved searches', onPostgres, () => {
  it(`each of ${PEOPLE} people has one mail about a new home or a price, despite ${SERVERS * FAULTS} kills`, {
    timeout: TIMEOUT,
  }, async () => {
    assert.ok(postgresql)
    const mailServer = await startMailServer()
    const shared = {
      ...(await postgresql.prepare()),
      ...mailBy(mailServer),
      SAVED_SEARCH_HOUR: '0',
    }
    const api = await startWithContent(
      {...postgresql, prepare: async () => shared},
      await newFolder(),
    )
    const orm = await api.database.ready()
    const people = Array.from({length: PEOPLE}, (_, n) => `person-${n}@example.com`)

    const environments: Record<string, string>[] = []
    for (let n = 0; n < SERVERS; n++) {
      const ports = {PORT: String(await freePort()), API_PORT: String(await freePort())}
      environments.push({...shared, DATA_DIR: await newDirectory(), ...ports})
    }
    const start = (count = SERVERS) =>
      Promise.all(environments.slice(0, count).map(env => startServer(env, MAIN)))
    // The homes that exist before anybody saves a search are already known.
    const [first] = await start(1)
    await until(() => orm.$count(homeWatch))
    await first?.end('SIGTERM')
    await orm.insert(savedSearches).values(
      people.map((email, nth) => {
        const kind = kinds[nth % kinds.length]
        return {
          ...{id: randomUUID(), idempotencyKey: randomUUID(), bodyHash: '', email, name: 'Mine'},
          ...{person: personOf(email), locale: 'en', consent: '2026-11'},
          ...{state: 'confirmed' as const, confirmedAt: new Date()},
          frequency: kind === 'daily' ? ('daily' as const) : ('at-once' as const),
          ...(kind === 'home' ? {query: 'home=new-home', home: 'new-home'} : {query: ''}),
        }
      }),
    )
    const [model] = await orm.select().from(properties).where(sql`published and status = 'ACTIVE'`)
    assert.ok(model)
    const {search_words: _words, ...home} = model
    await orm.insert(properties).values({...home, id: 'new-home', reference: 'new-home'})
    const event = {reference: 'new-home', home: 'new-home'}
    await orm.insert(homeEvents).values({...event, event: 'listed', price: 1})
    await orm
      .update(savedSearches)
      .set({seen: sql`(select max(id) from home_events)`})
      .where(sql`home is not null`)
    await orm.insert(homeEvents).values({...event, event: 'price', price: 2})
    await orm.update(contentVersion).set({version: 'with a new home'})

    mailServer.answer = async command => {
      // clock: a slow server leaves time for a kill between two mails.
      if (command === 'END') await delay(SLOW_MS)
      return undefined
    }
    await orm.update(homeWatch).set({matchedAt: null})
    let servers = await start()
    const hasBegun = async () => (await orm.$count(outbox)) >= PEOPLE
    await until(hasBegun)
    // A mail at once waits a minute for what else changes: that minute is over here.
    await orm.update(outbox).set({nextTry: sql`now()`}).where(isOpen)
    for (let round = 0; round < FAULTS; round++) {
      const before = mailServer.mails.length
      await until(
        async () => mailServer.mails.length > before || !(await orm.$count(outbox, isOpen)),
      )
      await chance(LIFETIME_MS)
      await Promise.all(servers.map(server => server.end('SIGKILL')))
      // As if the time had passed after which a mail counts as abandoned.
      await orm.update(outbox).set({nextTry: sql`now()`}).where(isOpen)
      await orm.update(homeWatch).set({matchedAt: null})
      servers = await start()
    }
    await until(async () => (await orm.$count(outbox, isOpen)) === 0)
    for (const server of servers) await server.end('SIGTERM')
    await api.close()

    // A mailbox shows a Message-ID once.
    const boxes = new Map(people.map(person => [person, new Set<string>()]))
    for (const mail of mailServer.mails) {
      assert.match(mail.text, /new-home/)
      for (const to of mail.to) boxes.get(to)?.add(mailServer.header(mail, 'message-id') ?? '')
    }
    const counts = [...boxes.values()].map(({size}) => size)
    const lost = counts.filter(count => count === 0).length
    const doubled = counts.filter(count => count > 1).length
    const again =
      mailServer.mails.length -
      new Set(mailServer.mails.map(mail => mailServer.header(mail, 'message-id'))).size
    console.log(
      `${PEOPLE} people, ${SERVERS * FAULTS} kills: ${doubled} doubled, ${lost} lost; sent again under the same Message-ID: ${again}`,
    )
    assert.deepEqual({doubled, lost}, {doubled: 0, lost: 0})
  })
})
