import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {HOMES} from '#server/alerts/mail/search-mail.ts'
import {homeChanges, homeWatch, savedSearches} from '#server/alerts/tables.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {isOpen} from '#server/platform/outbox/entries.ts'
import {databases} from '../support/databases/databases.ts'
import {MONDAY, useLab} from '../support/saved-searches/saved-searches.ts'
import {until} from '../support/until.ts'

const TUESDAY = '2026-11-24T08:00:00Z'
const THURSDAY = '2026-11-26T08:00:00Z'
const NEXT_THURSDAY = '2026-12-03T08:00:00Z'

for (const database of databases) {
  describe(`mails about new and cheaper homes, with ${database.name}`, () => {
    const lab = useLab(database)

    /** Looks, and says which homes were told, with the price before. */
    const told = async (now: string, count = 1) => {
      lab.letters.length = 0
      await lab.look(now)
      await lab.mails(count)
      return lab.letters.map(mail =>
        mail.kind === 'homes'
          ? mail.searches.map(({homes}) =>
              homes.map(({property, before}) => [property.slug, ...(before ? [before.price] : [])]),
            )
          : [],
      )
    }
    const silent = async (now: string) => {
      await lab.look(now)
      const orm = await lab.api.database.ready()
      await until(async () => (await orm.$count(outbox, isOpen)) === 0)
      assert.deepEqual(lab.server.mails, [])
    }

    it('a confirmed search is told of a home that is new, once', async () => {
      await lab.confirmed()
      await lab.addHome('test-flat')
      assert.deepEqual(await told(MONDAY), [[[['test-flat']]]])
      await silent(TUESDAY)
    })

    it('homes from before the confirmation are not new', async () => {
      await lab.addHome('test-before')
      await lab.look(MONDAY)
      await lab.confirmed()
      await silent(MONDAY)
    })

    it('nothing is sent for a search that is not confirmed', async () => {
      await lab.save({
        ...{name: 'Not mine', email: 'stranger@example.com', frequency: 'daily'},
        ...{consent: '2026-11', query: ''},
      })
      await lab.mails(1)
      await lab.addHome('test-flat')
      await silent(MONDAY)
    })

    it('a home that does not match is not told', async () => {
      await lab.confirmed({query: 'property_type=villa'})
      await lab.addHome('test-flat')
      await silent(MONDAY)
    })

    it('a search for facts that decide is told of homes that state them', async () => {
      await lab.confirmed({query: 'cheques=4&min_floor=10'})
      await lab.addHome('test-four', {cheques: 6, floor: 12})
      await lab.addHome('test-one', {cheques: 1, floor: 12})
      await lab.addHome('test-unknown')
      assert.deepEqual(await told(MONDAY), [[[['test-four']]]])
    })

    it('a cheaper home is told with its price before; a dearer one and one that goes up and down are not', async () => {
      await lab.confirmed()
      await lab.addHome('test-flat', {price: 2_000_000})
      await told(MONDAY)
      await lab.changeHome('test-flat', {price: 2_200_000})
      await silent(TUESDAY)
      await lab.changeHome('test-flat', {price: 2_000_000})
      await silent(TUESDAY)
      await lab.changeHome('test-flat', {price: 1_900_000})
      await lab.look(TUESDAY).then(() => lab.mails(1))
      const [letter] = lab.letters.slice(-1)
      assert.ok(letter?.kind === 'homes')
      const [home] = letter.searches[0]?.homes ?? []
      assert.deepEqual(home?.before, {price: 2_000_000, price_period: undefined})
      assert.equal(home?.property.about?.price, 1_900_000)
    })

    it('a home that became cheap enough for a search is told to it', async () => {
      await lab.addHome('test-flat', {price: 2_000_000})
      await lab.look(MONDAY)
      await lab.confirmed({query: 'max_price=1800000'})
      await lab.changeHome('test-flat', {price: 1_750_000})
      assert.deepEqual(await told(MONDAY), [[[['test-flat', 2_000_000]]]])
    })

    it('a rent that is advertised for another period is told if it is less for a year', async () => {
      await lab.confirmed({query: 'purpose=residential-rent&max_price=110000'})
      const rent = {purpose: 'residential-rent'}
      await lab.addHome('test-less', {...rent, price: 120_000, price_period: 'year'})
      await lab.addHome('test-more', {...rent, price: 8_500, price_period: 'month'})
      await lab.addHome('test-dear', {...rent, price: 11_000, price_period: 'month'})
      assert.deepEqual(await told(MONDAY), [[[['test-more']]]])
      await lab.changeHome('test-less', {price: 9_000, price_period: 'month'})
      await lab.changeHome('test-more', {price: 105_000, price_period: 'year'})
      await lab.look(TUESDAY)
      await lab.mails(1)
      const [letter] = lab.letters.slice(-1)
      assert.ok(letter?.kind === 'homes')
      const homes = letter.searches[0]?.homes.map(({property, before}) => [property.slug, before])
      assert.deepEqual(homes, [['test-less', {price: 120_000, price_period: 'year'}]])
    })

    it('withdrawn, sold and expired homes are never told, also if they went after they came', async () => {
      await lab.confirmed()
      await lab.addHome('test-hidden')
      await lab.addHome('test-sold')
      await lab.addHome('test-expired')
      lab.server.answer = command => (command === 'RCPT' ? '450 Later' : undefined)
      await lab.look(MONDAY)
      await lab.stopAll()
      await lab.changeHome('test-hidden', {published: false})
      await lab.changeHome('test-sold', {status: 'SOLD', transferred_at: '2026-11-20'})
      await lab.changeHome('test-expired', {permit_expiry: '2026-01-01'})
      lab.server.answer = () => undefined
      await silent(MONDAY)
    })

    it('a home that was away for some days is not new when it is back', async () => {
      await lab.confirmed()
      await lab.addHome('test-flat')
      await told(MONDAY)
      await lab.changeHome('test-flat', {published: false})
      await lab.look(TUESDAY)
      await lab.changeHome('test-flat', {published: true})
      await silent(THURSDAY)
    })

    it('a day has one mail; what comes after it is in that of the next day', async () => {
      await lab.confirmed()
      await lab.addHome('test-one')
      assert.deepEqual(await told(MONDAY), [[[['test-one']]]])
      await lab.addHome('test-two')
      await silent(MONDAY)
      assert.deepEqual(await told(TUESDAY), [[[['test-two']]]])
    })

    it('several searches of one address share the mail of a day', async () => {
      await lab.confirmed({name: 'Flats'})
      await lab.confirmed({name: 'Cheap', query: 'max_price=900000', email: 'Layla@example.com'})
      await lab.addHome('test-flat')
      await lab.addHome('test-cheap', {price: 800_000})
      const [letter] = await told(MONDAY)
      assert.deepEqual(letter, [[['test-cheap'], ['test-flat']], [['test-cheap']]])
      await silent(MONDAY)
    })

    it('a weekly search has its mail on Thursday', async () => {
      await lab.confirmed({frequency: 'weekly'})
      const orm = await lab.api.database.ready()
      await orm.update(savedSearches).set({mailedOn: '2026-11-23'})
      await lab.addHome('test-one')
      await silent(MONDAY)
      await silent(TUESDAY)
      assert.deepEqual(await told(THURSDAY), [[[['test-one']]]])
      await lab.addHome('test-two')
      await silent(THURSDAY)
      assert.deepEqual(await told(NEXT_THURSDAY), [[[['test-two']]]])
    })

    it('a mail has twelve homes at most, and says how many there are', async () => {
      await lab.confirmed()
      for (let n = 0; n < 15; n++) await lab.addHome(`test-${n}`)
      await lab.look(MONDAY)
      await lab.mails(1)
      const [letter] = lab.letters.slice(-1)
      assert.ok(letter?.kind === 'homes')
      assert.deepEqual([letter.searches[0]?.homes.length, letter.searches[0]?.total], [12, 15])
    })

    it('a mail about twenty searches has twelve homes at most, and names each search', async () => {
      const orm = await lab.api.database.ready()
      await lab.confirmed()
      const [first] = await orm.select().from(savedSearches)
      assert.ok(first)
      await orm.insert(savedSearches).values(
        Array.from({length: 19}, (_, at) => ({
          ...{...first, id: crypto.randomUUID(), idempotencyKey: crypto.randomUUID()},
          ...{name: `Search ${at}`, query: `max_price=${9_000_000 + at}`},
        })),
      )
      await lab.addHome('test-flat', {price: 800_000})
      await lab.look(MONDAY)
      await lab.mails(1)
      const [letter] = lab.letters.slice(-1)
      assert.ok(letter?.kind === 'homes')
      assert.equal(letter.day, '2026-11-23')
      assert.equal(letter.searches.length, 20)
      assert.equal(letter.searches.filter(({homes}) => homes.length === 1).length, 12)
      assert.ok(letter.searches.every(({total}) => total === 1))
    })

    it('a mail can be ended by the button of a mail program', async () => {
      const token = await lab.confirmed()
      await lab.addHome('test-flat')
      await lab.look(MONDAY)
      const [mail] = await lab.mails(1)
      const header = lab.server.header(mail, 'list-unsubscribe') ?? ''
      assert.match(header, /^<https:\/\/agency\.example\/saved-searches\/[\w-]{43}\/unsubscribe>$/)
      assert.equal(lab.server.header(mail, 'list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
      assert.notEqual(header.split('/')[4], token)
    })

    it('only one of three concurrent servers sends the mail', async () => {
      await lab.confirmed()
      await lab.addHome('test-flat')
      await lab.stopAll()
      const orm = await lab.api.database.ready()
      await orm.update(homeWatch).set({matchedAt: null})
      await Promise.all([lab.start(), lab.start(), lab.start()].map(server => server.look()))
      assert.equal((await lab.mails(1)).length, 1)
      await silent(MONDAY)
      assert.equal(await orm.$count(homeChanges, sql`property = 'test-flat'`), 1)
    })

    it('a mailbox that does not exist is not tried again', async () => {
      await lab.confirmed()
      await lab.addHome('test-flat')
      lab.server.answer = command => (command === 'RCPT' ? '550 Unknown' : undefined)
      await silent(MONDAY)
      const orm = await lab.api.database.ready()
      const rows = await orm.select().from(outbox)
      const failed = rows.filter(({kind}) => kind === HOMES)
      const outcomes = failed.map(({state, tries, lastError}) => [state, tries, lastError])
      assert.deepEqual(outcomes, [['failed', 1, 'EENVELOPE 550']])
      const [row] = await orm.select().from(savedSearches)
      assert.equal(row?.mailedOn, null)
    })

    it('a mail server that is down delays a mail, which tells what it would have told', async () => {
      await lab.confirmed()
      await lab.addHome('test-flat')
      lab.server.answer = command => (command === 'MAIL' ? '421 Later' : undefined)
      await lab.look(MONDAY)
      const orm = await lab.api.database.ready()
      const isTried = sql`${outbox.kind} = ${HOMES} and ${outbox.tries} > 0`
      await until(() => orm.$count(outbox, isTried))
      lab.server.answer = () => undefined
      assert.equal((await lab.mails(1)).length, 1)
      await silent(MONDAY)
    })
  })
}
