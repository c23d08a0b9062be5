/** Imports, feeds and the desk record events of the homes that they write. */
import assert from 'node:assert/strict'
import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {before, describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import fc from 'fast-check'
import {homeEvents} from '#server/content/change-tables.ts'
import {contentVersion} from '#server/content/import-tables.ts'
import {contentRows} from '#server/content/records/content-rows.ts'
import {properties} from '#server/content/tables.ts'
import {lockContent, raiseVersion} from '#server/content/versions/content-change.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {importInto, newFolder, startWithContent} from '../support/content/content.ts'
import {
  changes,
  type PlainEvent,
  performer,
  replay,
} from '../support/content/home-history-example.ts'
import {databases} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

const byReference = (events: PlainEvent[]) =>
  events.toSorted((one, other) => one.reference.localeCompare(other.reference))

/** The statements of the migrations that record the homes of an older version. */
async function firstRecord() {
  const folder = 'site/server/platform/db/migrations'
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql'))
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  return texts
    .flatMap(text => text.split('--> statement-breakpoint'))
    .filter(text => /INSERT INTO "home_events"|SET "recorded"/.test(text))
}

for (const database of databases) {
  describe(`what became of homes, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder()))
    let orm: Orm
    let template: Record<string, unknown>
    before(async () => {
      orm = await api.database.ready()
      const [row] = await orm.select().from(properties).where(eq(properties.status, 'ACTIVE'))
      assert.ok(row)
      const {id: _id, latitude: _lat, longitude: _lng, yearly_price: _yearly, ...rest} = row
      const {search_words: _words, feed: _feed, ...values} = rest
      template = {...values, published: true}
    })

    const eventsLike = async (pattern: string): Promise<PlainEvent[]> => {
      const {reference, event, price, period} = homeEvents
      const rows = await orm
        .select({reference, event, price, period})
        .from(homeEvents)
        .where(sql`${reference} like ${pattern}`)
        .orderBy(homeEvents.id)
      return rows
    }
    const editPrice = async (id: string, price: number, fails?: Error) =>
      orm.transaction(async transaction => {
        await lockContent(transaction)
        const [row] = await transaction.select().from(properties).where(eq(properties.id, id))
        assert.ok(row)
        await contentRows('properties').write(transaction, [{id, values: {...row, price}}])
        await raiseVersion(transaction)
        if (fails) throw fails
      })
    const anyHome = async () => {
      const [row] = await orm
        .select()
        .from(properties)
        .where(sql`published and status = 'ACTIVE' and price is not null`)
      return row ?? assert.fail()
    }

    it('homes of the first import were there before: they are known, and not newly listed', async () => {
      const recorded = await orm.select().from(homeEvents)
      const offered = await orm
        .select({reference: properties.reference})
        .from(properties)
        .where(sql`published and status = 'ACTIVE'`)
      assert.ok(recorded.every(({event}) => event === 'known'))
      assert.deepEqual(
        recorded.map(({reference}) => reference).toSorted(),
        offered.map(({reference}) => reference).toSorted(),
      )
    })

    it('any imports, syncs and edits give the events of a plain replay', async () => {
      const {perform, stored, clear} = performer(orm, template)
      await assertProperty(
        fc.asyncProperty(changes, async list => {
          await clear()
          const expected: PlainEvent[] = []
          for (const one of list) {
            await perform(one)
            expected.push(...replay(expected, await stored()))
          }
          assert.deepEqual(byReference(await eventsLike('X-%')), byReference(expected))
        }),
        {once: 30, all: 400},
      )
      await clear()
    })

    it('an import of the same folder records nothing', async () => {
      const directory = await newFolder()
      await importInto(api, directory)
      const count = await orm.$count(homeEvents)
      await importInto(api, directory)
      assert.equal(await orm.$count(homeEvents), count)
    })

    it('a change that fails at its end leaves no event', async () => {
      const {id, price} = await anyHome()
      const count = await orm.$count(homeEvents)
      await assert.rejects(editPrice(id, (price as number) + 5, new Error('killed')), /killed/)
      assert.equal(await orm.$count(homeEvents), count)
    })

    it('two servers that write at once record every price once, in the order of the writes', async () => {
      const {id, reference} = await anyHome()
      const prices = Array.from({length: 12}, (_, n) => 7_000_000 + n)
      await Promise.all(prices.map(price => editPrice(id, price)))
      const recorded = (await eventsLike(reference)).slice(-prices.length)
      assert.deepEqual(recorded.map(({price}) => price).toSorted(), prices)
      const [now] = await orm.select().from(properties).where(eq(properties.id, id))
      assert.equal(recorded.at(-1)?.price, now?.price)
    })

    it('a change by a server of an older version is recorded with the next one', async () => {
      const [home, other] = await orm.select().from(properties).where(sql`status = 'ACTIVE'`)
      assert.ok(home && other)
      await orm.update(properties).set({price: 4_444_444}).where(eq(properties.id, home.id))
      await orm.execute(sql`insert into home_writes (home) values (${home.id})`)
      await editPrice(other.id, 5_555_555)
      assert.equal((await eventsLike(home.reference)).at(-1)?.price, 4_444_444)
    })

    it('so many changes by a server of an older version that some are forgotten are all recorded', async () => {
      const [home, other] = await orm.select().from(properties).where(sql`status = 'ACTIVE'`)
      assert.ok(home && other)
      await orm.update(properties).set({price: 4_333_333}).where(eq(properties.id, home.id))
      await orm.execute(sql`insert into home_writes (home) values (${home.id})`)
      await orm.execute(
        sql`insert into home_writes (home) select 'gone' from generate_series(1, 3)`,
      )
      await orm.execute(sql`delete from home_writes
        where id < (select max(id) from home_writes)`)
      await editPrice(other.id, 5_666_666)
      assert.equal((await eventsLike(home.reference)).at(-1)?.price, 4_333_333)
      assert.equal((await eventsLike(other.reference)).at(-1)?.price, 5_666_666)
    })

    it('a migrated database knows all homes before its first change', async () => {
      await orm.delete(homeEvents)
      await orm.update(contentVersion).set({recorded: null})
      const {id, reference, price} = await anyHome()
      for (const statement of await firstRecord()) await orm.execute(sql.raw(statement))
      await editPrice(id, 8_888_888)
      const found = await eventsLike(reference)
      assert.deepEqual(
        found.map(({event, price}) => [event, price]),
        [
          ['known', price],
          ['price', 8_888_888],
        ],
      )
    })

    it('a home with another slug under the same reference is the same home', async () => {
      const {perform, clear} = performer(orm, template)
      await clear()
      const home = {
        ...{reference: 'X-1', price: 100, purpose: 'residential-sale', price_period: null},
        ...{published: true, status: 'ACTIVE'},
      }
      await perform({is: 'import', homes: [['one', home]]})
      await perform({is: 'import', homes: [['two', home]]})
      await perform({is: 'import', homes: [['three', {...home, price: 200}]]})
      await perform({is: 'import', homes: []})
      const found = await eventsLike('X-%')
      assert.deepEqual(
        found.map(({event}) => event),
        ['listed', 'price', 'withdrawn'],
      )
    })
  })
}
