/** A home changes between the moment when a search finds it and the moment when its card is read. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import {openCards} from '#server/catalogue/cards.ts'
import {readCatalogue} from '#server/catalogue/catalogue.ts'
import {siteContentOfFolder} from '#server/content/records/site-content.ts'
import {properties} from '#server/content/tables.ts'
import {raiseVersion} from '#server/content/versions/content-change.ts'
import {selectContentVersion} from '#server/content/versions/content-version.ts'
import {createAnswerCache} from '#server/http/api/answer-cache.ts'
import {readHandlers} from '#server/http/api/read-handlers.ts'
import type {HandlerInput} from '#server/platform/api/handler.ts'
import {newFolder, startWithContent} from '../../support/content/content.ts'
import {oneDatabase} from '../../support/databases/databases.ts'
import {useRunning} from '../../support/running.ts'

describe('a search while homes change', () => {
  const api = useRunning(async () => startWithContent(oneDatabase, await newFolder()))

  it('a home that has just become too dear is in no answer, with either price', async () => {
    const orm = await api.database.ready()
    const version = await selectContentVersion(orm)
    const before = {...(await readCatalogue(orm)), version}
    const [home] = await orm.select().from(properties).where(sql`price is not null and published`)
    assert.ok(home?.price)
    await orm.transaction(async inside => {
      await inside
        .update(properties)
        .set({price: sql`price * 100`})
        .where(eq(properties.id, home.id))
      await raiseVersion(inside)
    })
    const after = {...(await readCatalogue(orm)), version: await selectContentVersion(orm)}
    // This server has not heard of the change.
    const contentVersion = {current: () => version}
    const {searchProperties} = readHandlers({
      reader: {read: (_version, query) => query(orm)},
      cache: createAnswerCache(contentVersion),
      cards: openCards(),
      siteContent: siteContentOfFolder(),
      catalogue: {of: async wanted => (wanted === version ? before : after)},
    })
    const search = async (values: Record<string, string>) => {
      const outcome = await searchProperties?.({values, locale: 'en'} as unknown as HandlerInput)
      const {data} = JSON.parse(`${await outcome?.kept?.body.in('identity')}`)
      return (data.properties as {slug: string}[]).map(({slug}) => slug)
    }
    const yearly = await orm
      .select({price: properties.yearly_price})
      .from(properties)
      .where(eq(properties.id, home.id))
    const cheap = `${Number(yearly[0]?.price) / 100}`
    assert.ok(!(await search({max_price: cheap})).includes(home.id))
    assert.ok((await search({min_price: `${yearly[0]?.price}`})).includes(home.id))
  })
})
