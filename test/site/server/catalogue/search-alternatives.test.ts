import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {purposes} from '#trade/search-query/search-query.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {read} from '../support/api/read.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import type {Filters} from '../support/content/plain-search.ts'
import {searchExample, searchPlainly} from '../support/content/search-example.ts'
import {everyDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

interface Alternatives {
  without: Record<string, number>
  nearby: {_id: string; name: string; title: string; count: number}[]
  homes?: {without?: string[]; in?: string; properties: {slug: string}[]}
}

/** Most of them find nothing. */
const elsewhere = fc.record(
  {
    purpose: fc.constantFrom(...purposes),
    property_type: fc.constantFrom('apartment', 'villa', 'office'),
    bedrooms: fc.constantFrom('1', '3', '5+'),
    max_price: fc.constantFrom('100', '750000', '1000000'),
  },
  {requiredKeys: ['bedrooms', 'max_price']},
)
const inPlace = fc
  .tuple(elsewhere, fc.constantFrom('Coral', 'Low', 'Back'))
  .map(([filters, place]): Filters => ({...filters, place}))

const without = (filters: Filters, name: string): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([own]) => own !== name))

for (const database of everyDatabase) {
  describe(`alternatives to an empty search, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder(searchExample)))

    const alternatives = async (filters: Filters) => {
      const {data} = await read(api.app, 'searchProperties', filters)
      return (data as {alternatives?: Alternatives}).alternatives
    }
    const isEmpty = (filters: Filters) => searchPlainly(filters).total === 0
    /** With each search of these that finds nothing. */
    const ofEmpty = (check: (filters: Filters, found: Alternatives) => void) =>
      assertProperty(
        fc.asyncProperty(inPlace.filter(isEmpty), async filters => {
          const found = await alternatives(filters)
          assert.ok(found)
          check(filters, found)
        }),
        {all: 400},
      )

    it('an empty search says how many homes there are without each of its filters', () =>
      ofEmpty((filters, found) => {
        const counts = Object.keys(filters).map(
          name => [name, searchPlainly(without(filters, name)).total] as const,
        )
        assert.deepEqual(found.without, Object.fromEntries(counts.filter(([, count]) => count)))
      }))

    it('an empty search names places within half an hour with homes, the nearest first', () =>
      ofEmpty((filters, found) => {
        const near = filters.place === 'Coral' ? ['eden', 'percent'] : []
        const counts = near.flatMap(_id => {
          const {total} = searchPlainly({...without(filters, 'place'), community: _id})
          return total ? [{_id, count: total}] : []
        })
        const nearby = found.nearby.map(({_id, count}) => ({_id, count}))
        assert.deepEqual(nearby, counts)
      }))

    it('homes are the nearest ones: in the place without a filter, else in a place nearby', () =>
      ofEmpty((filters, {homes, nearby, ...found}) => {
        const dropped = ['max_price', 'bedrooms', 'property_type', 'purpose'].find(
          name => found.without[name],
        )
        const single = dropped ?? (nearby[0] ? undefined : found.without.place && 'place')
        assert.equal(homes?.in, dropped ? undefined : nearby[0]?._id)
        if (single) assert.deepEqual(homes?.without, [single])
        if (!homes) return
        assert.ok(homes.properties.length > 0)
        const search = homes.in
          ? {...without(filters, 'place'), community: homes.in}
          : (homes.without ?? []).reduce(without, filters)
        const sort = homes.without?.includes('max_price') ? 'price_low' : 'newest'
        const slugs = homes.properties.map(({slug}) => slug)
        assert.deepEqual(slugs, searchPlainly({...search, sort}).properties.slice(0, 3))
      }))

    it('where no filter alone excludes all homes, as few as possible are given up', async () => {
      const bedrooms = ['0', '1', '2', '3', '4', '5'].find(count =>
        isEmpty({place: 'Coral', bedrooms: count}),
      )
      assert.ok(bedrooms)
      const {without: counts, homes} =
        (await alternatives({place: 'Coral', bedrooms, max_price: '100'})) ?? {}
      assert.deepEqual(counts, {})
      assert.deepEqual(homes?.without, ['max_price', 'bedrooms'])
    })

    it('a search that finds homes, or has no filters, has no alternatives', async () => {
      assert.equal(await alternatives({}), undefined)
      assert.equal(await alternatives({place: 'Coral'}), undefined)
    })

    it('places nearby are named in the language of the request', async () => {
      const inEden = (filters: Filters) => ({...without(filters, 'place'), community: 'eden'})
      const filters = purposes
        .flatMap(purpose => ['0', '1', '3'].map(bedrooms => ({place: 'Coral', purpose, bedrooms})))
        .find(one => isEmpty(one) && !isEmpty(inEden(one)))
      const {nearby = []} = (await alternatives({...filters, lang: 'ru'} as Filters)) ?? {}
      assert.equal(nearby[0]?.title, 'Эдем')
    })
  })
}
