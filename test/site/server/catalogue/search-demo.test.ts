import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import fc from 'fast-check'
import {nearKinds} from '#trade/property/home-facts/codes.ts'
import {purposes, type SearchQuery, sorts} from '#trade/search-query/search-query.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {isEverything} from '../../../support/tier.ts'
import {startApi, type TestApi} from '../support/api/api.ts'
import {read} from '../support/api/read.ts'
import {startWithContent} from '../support/content/content.ts'
import {DEMO, demoHomes} from '../support/content/demo-homes.ts'
import {plainSearch} from '../support/content/plain-search.ts'
import {everyDatabase, pglite} from '../support/databases/databases.ts'
import {copyOf} from '../support/databases/prepared.ts'

interface SearchAnswer {
  properties: {slug: string}[]
  alternatives?: {without: Record<string, number>}
}

/** PGlite copies the demonstration; PostgreSQL has to import it. */
const databases = isEverything ? everyDatabase : [pglite]

for (const database of databases) {
  describe(`property search of the demonstration, with ${database.name}`, () => {
    let api: TestApi
    before(async () => {
      api =
        database === pglite
          ? await startApi({DATA_DIR: await copyOf('demo')})
          : await startWithContent(database, DEMO)
    })
    after(() => api.close())

    it('the search finds the same homes as a plain filter for random filters', async () => {
      const {homes, nearby} = await demoHomes()
      const searchPlainly = plainSearch(homes, nearby)
      const some = (values: (string | undefined)[]) =>
        fc.constantFrom(...new Set(values.flatMap(value => value ?? [])))
      const price = fc.integer({min: 0, max: 40}).map(step => `${step * 500_000}`)
      const filters: fc.Arbitrary<SearchQuery> = fc
        .record(
          {
            purpose: fc.constantFrom(...purposes),
            place: some(
              homes.flatMap(({place}) => place.names.map(name => name.slice(2, 8).trim())),
            ),
            property_type: some(homes.map(({property_type}) => property_type)),
            min_price: price,
            max_price: price,
            bedrooms: fc.constantFrom('0', '1', '2', '3', '4', '5+'),
            community: some(
              homes.flatMap(({place}) => [place.id, ...place.in.map(({name}) => name)]),
            ),
            completion: fc.constantFrom('ready', 'off-plan'),
            near: fc.constantFrom(...nearKinds),
            cheques: fc.constantFrom('2', '4'),
            builder: some(homes.map(({builder}) => builder?.id)),
            sort: fc.constantFrom(...sorts),
            page: fc.constantFrom('1', '2', '3'),
          },
          {requiredKeys: []},
        )
        .filter(({min_price, max_price}) => Number(min_price ?? 0) <= Number(max_price ?? Infinity))
      await assertProperty(
        fc.asyncProperty(filters, async query => {
          const {status, message, data} = await read(api.app, 'searchProperties', query)
          assert.equal(status, 200, message)
          const {properties, alternatives, ...rest} = data as SearchAnswer
          const found = {properties: properties.map(({slug}) => slug), ...rest}
          assert.deepEqual(found, searchPlainly(query))
          assert.deepEqual(alternatives?.without ?? {}, excludedBy(query))
        }),
        {all: 400},
      )

      /** How many homes an empty search would find without one of its filters. */
      function excludedBy(query: SearchQuery) {
        if (searchPlainly(query).total > 0) return {}
        const {sort: _sort, page: _page, ...filters} = query
        const active = Object.entries(filters)
        const counts = active.map(([name]) => {
          const others = Object.fromEntries(active.filter(([other]) => other !== name))
          return [name, searchPlainly(others).total] as const
        })
        return Object.fromEntries(counts.filter(([, count]) => count > 0))
      }
    })
  })
}
