/** Random homes for sale and for rent: every place that compares their prices compares rents for a year. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import fc from 'fast-check'
import {changedHomes, latestChange, readChanges} from '#server/alerts/homes/changed-homes.ts'
import {watchHomes} from '#server/alerts/homes/watch-homes.ts'
import {homeChanges, homeWatch, watchedHomes} from '#server/alerts/tables.ts'
import {readCatalogue} from '#server/catalogue/catalogue.ts'
import {searchHomes} from '#server/catalogue/search.ts'
import {readFilters} from '#server/catalogue/search-filters.ts'
import {homesOnMap} from '#server/catalogue/search-map.ts'
import {properties} from '#server/content/tables.ts'
import {purposes} from '#trade/search-query/search-query.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import {A_YEAR} from '../support/content/plain-search.ts'
import {databases} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

interface Price {
  price: number | null
  price_period: keyof typeof A_YEAR | null
}
interface Home {
  id: string
  purpose: (typeof purposes)[number]
  was: Price
  now: Price
}

const periods = Object.keys(A_YEAR) as (keyof typeof A_YEAR)[]
/** A home without a price is in no range, and last in every order. */
const yearly = ({price, price_period}: Price) =>
  price === null ? Number.NaN : price * A_YEAR[price_period ?? 'year']

const price = fc.record({
  price: fc.oneof(
    {weight: 9, arbitrary: fc.integer({min: 1, max: 150}).map(step => step * 1000)},
    fc.constant(null),
  ),
  price_period: fc.constantFrom(null, ...periods),
})
const home = fc
  .record({purpose: fc.constantFrom(...purposes), was: price, now: price})
  .map(({purpose, was, now}) => {
    const asOffered = (one: Price) =>
      purpose.endsWith('-rent') ? one : {...one, price_period: null}
    return {purpose, was: asOffered(was), now: asOffered(now)}
  })
const homes = fc
  .array(home, {minLength: 2, maxLength: 11})
  .map(all => all.map((one, at): Home => ({...one, id: `home-${at + 10}`})))
const search = fc.record({
  purpose: fc.option(fc.constantFrom(...purposes), {nil: undefined}),
  range: fc
    .tuple(fc.integer({min: 0, max: 40}), fc.integer({min: 0, max: 40}))
    .map(steps => steps.map(step => step * 50_000).sort((one, other) => one - other)),
  sort: fc.constantFrom('price_low', 'price_high'),
})

for (const database of databases) {
  describe(`rents of different periods, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder()))
    const ready = () => api.database.ready()
    let model: typeof properties.$inferSelect

    before(async () => {
      const orm = await ready()
      const [first] = await orm
        .select()
        .from(properties)
        .where(sql`published and status = 'ACTIVE'`)
      assert.ok(first)
      model = first
      await orm.update(properties).set({published: false})
    })

    /** The homes as they were, which are known, and then as they are now. */
    async function offer(all: Home[]) {
      const orm = await ready()
      for (const table of [watchedHomes, homeChanges, homeWatch]) await orm.delete(table)
      await orm.delete(properties).where(sql`id like 'home-%'`)
      const {search_words: _words, ...common} = model
      await orm.insert(properties).values(
        all.map(({id, purpose, was}) => ({
          ...{...common, id, reference: id, purpose, ...was},
          ...{coordinates: [25, 55] as [number, number], published: true},
        })),
      )
      await watchHomes(orm, 'before', '2026-11-23')
      for (const {id, now} of all) await orm.update(properties).set(now).where(sql`id = ${id}`)
      await watchHomes(orm, 'after', '2026-11-23')
      return orm
    }

    it('filters, order, map and mails compare them for a year, as a plain calculation does', () =>
      assertProperty(
        fc.asyncProperty(homes, search, async (all, {purpose, range: [least, most], sort}) => {
          const orm = await offer(all)
          const parameters = {purpose, min_price: `${least}`, max_price: `${most}`}
          const {filters} = readFilters({...parameters, sort})
          const isFound = (one: Home) =>
            (!purpose || one.purpose === purpose) &&
            yearly(one.now) >= Number(least) &&
            yearly(one.now) <= Number(most)
          const sign = sort === 'price_low' ? 1 : -1
          const expected = all
            .filter(isFound)
            .sort(
              (one, other) =>
                sign * (yearly(one.now) - yearly(other.now)) || (one.id < other.id ? 1 : -1),
            )
          const ids = expected.map(({id}) => id)

          const catalogue = await readCatalogue(orm)
          assert.deepEqual(searchHomes(catalogue, filters).ids, ids)
          const {homes: pins} = homesOnMap(catalogue, filters)
          assert.deepEqual(pins.map(({slug}) => slug).sort(), ids.toSorted())

          const query = new URLSearchParams(JSON.parse(JSON.stringify(parameters))).toString()
          const told = changedHomes(
            await readChanges(orm, 0, await latestChange(orm)),
            {query, seen: 0},
            100,
          )
          const cheaper = expected.filter(({was, now}) => yearly(now) < yearly(was))
          const texts = told.homes.map(({property, before}) => `${property} ${before?.price}`)
          assert.deepEqual(texts.sort(), cheaper.map(({id, was}) => `${id} ${was.price}`).sort())
        }),
        {all: 200},
      ))
  })
}
