/** Homes change, days pass: each of several servers finds what a plain filter over the records finds. */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {eq} from 'drizzle-orm'
import fc from 'fast-check'
import {type CatalogueKeeper, keepCatalogue} from '#server/catalogue/catalogue.ts'
import {searchHomes} from '#server/catalogue/search.ts'
import {readFilters} from '#server/catalogue/search-filters.ts'
import {homesOnMap} from '#server/catalogue/search-map.ts'
import {contentRows} from '#server/content/records/content-rows.ts'
import {nearbyPlaces, properties} from '#server/content/tables.ts'
import {lockContent, raiseVersion} from '#server/content/versions/content-change.ts'
import {openContentVersion, selectContentVersion} from '#server/content/versions/content-version.ts'
import {databaseReader} from '#server/content/versions/reader.ts'
import {openDatabase} from '#server/platform/db/connect.ts'
import {DAY, dayFrom, fromNow} from '../../../support/dates.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import {type Home, type Nearby, plainSearch} from '../support/content/plain-search.ts'
import {
  exampleHomes,
  exampleNearby,
  examplePlaces,
  nearbyId,
  searchExample,
} from '../support/content/search-example.ts'
import {anyFilters} from '../support/content/search-filters.ts'
import {everyDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

/** The facts that a home gets; undefined: it is gone. */
const change = fc.option(
  fc.record({
    price: fc.option(
      fc.integer({min: 1, max: 12}).map(step => step * 250_000),
      {nil: undefined},
    ),
    bedrooms: fc.option(fc.integer({min: 0, max: 6}), {nil: undefined}),
    area_sqft: fc.option(
      fc.integer({min: 4, max: 9}).map(step => step * 100),
      {nil: undefined},
    ),
    place: fc.constantFrom(...examplePlaces),
    listed: fc.integer({min: -20, max: 0}),
    permitEnds: fc.integer({min: -1, max: 6}),
    published: fc.boolean(),
  }),
  {nil: undefined},
)
type Change = NonNullable<Parameters<Parameters<typeof change.map>[0]>[0]>

const edits = fc.array(fc.tuple(fc.constantFrom(...exampleHomes.map(({id}) => id)), change), {
  minLength: 1,
  maxLength: 8,
})

/** Most changes of the content change no place. */
const places = fc.option(fc.subarray(exampleNearby), {nil: undefined, freq: 3})

/** With many filters hardly any home is found. */
const searches = fc
  .array(fc.tuple(anyFilters, fc.nat(2)), {minLength: 3, maxLength: 6})
  .map(all => all.map(([query, most]) => Object.fromEntries(Object.entries(query).slice(0, most))))

for (const database of everyDatabase) {
  const servers = database.name === 'PostgreSQL' ? 3 : 1
  describe(`a catalogue of homes that change, on ${servers} servers with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder(searchExample)))
    const opened: {keeper: CatalogueKeeper; close(): Promise<void>}[] = []
    const homes = new Map(exampleHomes.map(home => [home.id, home]))
    let nearby = exampleNearby
    const rows = new Map<string, typeof properties.$inferSelect>()

    before(async () => {
      const orm = await api.database.ready()
      for (const row of await orm.select().from(properties)) rows.set(row.id, row)
      for (let number = 0; number < servers; number++) {
        // The embedded database has no other server.
        const own = servers > 1 ? openDatabase(api.app.settings) : api.database
        const contentVersion = openContentVersion(own)
        const keeper = keepCatalogue({reader: databaseReader(own), contentVersion, log: api.logger})
        opened.push({keeper, close: async () => (servers > 1 ? own.close() : undefined)})
      }
    })
    after(async () => {
      for (const one of opened) await one.close()
    })

    /** Only these places are near homes from now on. */
    async function applyNearby(wanted: Nearby[]) {
      const orm = await api.database.ready()
      nearby = wanted
      await orm.transaction(async inside => {
        await lockContent(inside)
        for (const [at, place] of exampleNearby.entries()) {
          const published = wanted.includes(place)
          await inside
            .update(nearbyPlaces)
            .set({published})
            .where(eq(nearbyPlaces.id, nearbyId(at)))
        }
        await raiseVersion(inside)
      })
    }

    async function apply(id: string, wanted: Change | undefined) {
      const orm = await api.database.ready()
      const stored = rows.get(id)
      const known = exampleHomes.find(home => home.id === id)
      assert.ok(stored && known)
      await orm.transaction(async inside => {
        await lockContent(inside)
        const table = contentRows('properties')
        if (wanted) {
          const {place, listed, permitEnds, ...facts} = wanted
          const days = {listed: dayFrom(listed), permit_expiry: dayFrom(permitEnds)}
          const values = {...stored, ...facts, ...days, neighborhood: place.id}
          await table.write(inside, [{id, values}])
          homes.set(id, {...known, ...wanted})
        } else {
          await table.remove(inside, [id])
          homes.delete(id)
        }
        await raiseVersion(inside)
      })
    }

    /** Waits for the catalogue of the content as it is now. */
    async function latest(keeper: CatalogueKeeper) {
      const version = await selectContentVersion(await api.database.ready())
      for (;;) {
        const found = await keeper.of(version)
        if (found.version === version) return found
      }
    }

    it('each server finds the homes, totals, facets, order and points of a plain filter', test =>
      assertProperty(
        fc.asyncProperty(edits, places, searches, fc.nat(4), async (all, places, queries, days) => {
          for (const [id, wanted] of all) await apply(id, wanted)
          if (places) await applyNearby(places)
          test.mock.timers.enable({apis: ['Date'], now: fromNow(days * DAY)})
          const ofToday = [...homes.values()].map(home => ({
            ...home,
            permitEnds: home.permitEnds - days,
          }))
          try {
            for (const {keeper} of opened) {
              for (const query of queries) await compare(keeper, ofToday, query)
            }
          } finally {
            test.mock.timers.reset()
          }
        }),
        {once: 12, all: 300},
      ))

    async function compare(keeper: CatalogueKeeper, ofToday: Home[], query: object) {
      const {filters, errors} = readFilters({...query})
      assert.deepEqual(errors, {})
      const catalogue = await latest(keeper)
      const {ids, alternatives: _, ...found} = searchHomes(catalogue, filters)
      const search = plainSearch(ofToday, nearby)
      assert.deepEqual({properties: ids, ...found}, search(query))
      const {sort: _sort, page: _page, ...place} = query as Record<string, string>
      const onMap = homesOnMap(catalogue, filters).homes.map(({slug}) => slug)
      const expected = ofToday.filter(home => home.coordinates).map(({id}) => id)
      const all = pages(search, place)
      assert.deepEqual(
        onMap,
        all.filter(id => expected.includes(id)),
      )
    }
  })
}

/** All pages of a search, the newest first. */
function pages(search: ReturnType<typeof plainSearch>, query: object): string[] {
  const {pages: count} = search(query)
  return Array.from(
    {length: count},
    (_, at) => search({...query, page: `${at + 1}`}).properties,
  ).flat()
}
