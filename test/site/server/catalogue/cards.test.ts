/** Cards of homes in memory: what is kept after a change of the content, and what is read again. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {openCards} from '#server/catalogue/cards.ts'
import {type Catalogue, keepCatalogue} from '#server/catalogue/catalogue.ts'
import {contentRows} from '#server/content/records/content-rows.ts'
import type {KindName} from '#server/content/schema/kinds.ts'
import {neighborhoods, pictures, properties} from '#server/content/tables.ts'
import {lockContent, raiseVersion} from '#server/content/versions/content-change.ts'
import {databaseReader} from '#server/content/versions/reader.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

type Row = Record<string, unknown> & {id: string}

/** It answers nothing: what is asked of it was not in memory. */
const noDatabase = new Proxy({} as Orm, {
  get: () => () => {
    throw new Error('a card was read from the database')
  },
})

describe('cards of homes in memory', () => {
  const api = useRunning(async () => startWithContent(oneDatabase, await newFolder()))
  const cards = openCards()
  let orm: Orm
  let latest: () => Promise<Catalogue>
  let home: typeof properties.$inferSelect
  let other: typeof properties.$inferSelect

  before(async () => {
    orm = await api.database.ready()
    const {contentVersion} = api.app
    const keeper = keepCatalogue({
      reader: databaseReader(api.database),
      contentVersion,
      log: api.logger,
    })
    latest = async () => {
      await contentVersion.refresh()
      return keeper.latest()
    }
    const found = await orm
      .select()
      .from(properties)
      .where(sql`published and cardinality(main_images) > 0`)
    const [first, second] = found
    assert.ok(first && second)
    home = first
    other =
      found.find(one => !one.main_images.some(path => first.main_images.includes(path))) ?? second
  })

  const write = (kind: KindName, {id, ...values}: Row) =>
    orm.transaction(async inside => {
      await lockContent(inside)
      await contentRows(kind).write(inside, [{id, values}])
      await raiseVersion(inside)
    })

  async function cardOf({id}: {id: string}, from: Orm = orm) {
    const shown = await cards(from, [id], 'en', await latest())
    return JSON.parse(shown.cards[0] ?? 'null')
  }

  it('the card of a home is kept while another home changes, which is read again', async () => {
    const kept = await cardOf(home)
    await cardOf(other)
    await write('properties', {...other, price: 7_654_321})
    assert.deepEqual(await cardOf(home, noDatabase), kept)
    await assert.rejects(cardOf(other, noDatabase), /a card was read/)
    assert.equal((await cardOf(other)).about.price, 7_654_321)
  })

  it('a card tells the new name of its neighbourhood', async () => {
    const before = await cardOf(home)
    const [place] = await orm
      .select()
      .from(neighborhoods)
      .where(eq(neighborhoods.id, home.neighborhood))
    assert.ok(place)
    await write('neighborhoods', {...place, name: `New ${place.name}`})
    assert.equal((await cardOf(home)).neighborhood.name, `New ${before.neighborhood.name}`)
  })

  it('a card tells what is seen on its picture now', async () => {
    const [path = ''] = home.main_images
    await cardOf(home)
    const [picture] = await orm.select().from(pictures).where(eq(pictures.id, path))
    const seen = {
      id: path,
      width: 800,
      height: 600,
      widths: [],
      ...picture,
      alt: {en: 'A new roof'},
    }
    await write('pictures', seen)
    assert.equal((await cardOf(home)).pictures[path].alt, 'A new roof')
  })
})
