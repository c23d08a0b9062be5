import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {writeArea} from '#trade/search-query/map-area.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {readReply} from '../support/api/api.ts'
import {read} from '../support/api/read.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import type {Filters} from '../support/content/plain-search.ts'
import {searchExample, searchPlainly} from '../support/content/search-example.ts'
import {anyFilters} from '../support/content/search-filters.ts'
import {databases} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

for (const database of databases) {
  describe(`property search, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder(searchExample)))

    const summary = (data: unknown) => {
      const {
        properties,
        alternatives: _,
        ...rest
      } = data as {properties: {slug: string}[]; alternatives?: object}
      return {properties: properties.map(({slug}) => slug), ...rest}
    }
    const search = async (query: Filters) => {
      const {status, message, data} = await read(api.app, 'searchProperties', query)
      assert.equal(status, 200, message)
      return summary(data)
    }
    const post = async (payload: object) => {
      const url = '/api/v1/user/search-properties'
      return readReply(await api.app.inject({method: 'POST', url, payload}))
    }

    it('the search finds, orders and counts homes like a plain filter', () =>
      assertProperty(
        fc.asyncProperty(anyFilters, async query => {
          assert.deepEqual(await search(query), searchPlainly(query))
        }),
        {all: 500},
      ))

    it('a posted search finds the same homes for numbers and for strings', () =>
      assertProperty(
        fc.asyncProperty(anyFilters, async query => {
          const numbers = Object.entries(query).map(([name, value]) => [
            name,
            /^\d+$/.test(value) ? Number(value) : value,
          ])
          for (const payload of [query, Object.fromEntries(numbers)]) {
            const {status, data} = await post(payload)
            assert.equal(status, 200)
            assert.deepEqual(summary(data), searchPlainly(query))
          }
        }),
        {once: 20, all: 200},
      ))

    it('a search without filters lists every home exactly once over its pages', async () => {
      const {total, pages} = searchPlainly({})
      const slugs: string[] = []
      for (let page = 1; page <= pages; page++) {
        slugs.push(...(await search({page: `${page}`})).properties)
      }
      assert.deepEqual([slugs.length, new Set(slugs).size], [total, total])
      assert.ok(pages > 2)
    })

    const places: [string, string[]][] = [
      ['%', ['percent']],
      ['100%', ['percent']],
      ['1%M', []],
      ['_', ['low-tide']],
      ['w_T', ['low-tide']],
      ['C_r_l', []],
      ['coralbay', ['coral-bay']],
      ['CORAL–BAY', ['coral-bay']],
      ['eden', ['eden']],
      ['Corla Bay', ['coral-bay']],
      ['corral b', ['coral-bay']],
      ['back', ['back']],
      ['bakc', []],
      ['RAK', ['back']],
      ['Shajrah', ['low-tide']],
      ['\\', ['back']],
      ['\\_', []],
      ['خليج المرجان الازرق', ['coral-bay']],
      ['رأس الخيمه', ['back']],
      ['راس الخيمة', ['back']],
    ]
    for (const [place, found] of places) {
      it(`a search for the place ${place} finds ${found.join() || 'nothing'}`, async () => {
        const {data} = await read(api.app, 'searchProperties', {place})
        const {properties} = data as {properties: {neighborhood: {_id: string}}[]}
        assert.deepEqual([...new Set(properties.map(each => each.neighborhood._id))], found)
      })
    }

    const equivalent: [Record<string, string>, Filters][] = [
      [{purpose: 'Residential Sale'}, {purpose: 'residential-sale'}],
      [{purpose: 'commercial_rent'}, {purpose: 'commercial-rent'}],
      [{max_price: '1,250,000'}, {max_price: '1250000'}],
      [{max_price: 'AED 1.25M'}, {max_price: '1250000'}],
      [{max_price: '١٢٥٠٠٠٠'}, {max_price: '1250000'}],
      [
        {min_price: '3000000', max_price: '2000000'},
        {min_price: '2000000', max_price: '3000000'},
      ],
      [{max_area: '1,200'}, {max_area: '1200'}],
      [
        {min_area: '1200', max_area: '600'},
        {min_area: '600', max_area: '1200'},
      ],
      [{bedrooms: '5 +'}, {bedrooms: '5+'}],
      [{sort: 'PRICE-LOW'}, {sort: 'price_low'}],
      [{place: '  marina '}, {place: 'Marina'}],
      [{completion: 'Off plan'}, {completion: 'off-plan'}],
      [{handover_by: '2028-q2'}, {handover_by: '2028-Q2'}],
      [{payment_plan: 'After handover'}, {payment_plan: 'after-handover'}],
      [{near: ' school, metro'}, {near: 'metro,school'}],
      [{max_deposit: 'AED 15,000'}, {max_deposit: '15000'}],
      [
        {min_floor: '١٠', min_area: '۵۰۰'},
        {min_floor: '10', min_area: '500'},
      ],
      [{colour: 'blue', purpose: '', page: ' '}, {}],
    ]
    for (const [query, expected] of equivalent) {
      it(`the search reads ${JSON.stringify(query)} as ${JSON.stringify(expected)}`, async () => {
        assert.deepEqual(await search(query), searchPlainly(expected))
      })
    }

    const wrong: [Record<string, string>, string][] = [
      [{purpose: 'steal'}, 'purpose must be one of'],
      [{min_price: 'cheap'}, 'min_price must be whole dirhams, such as 2500000.'],
      [{max_price: '-1'}, 'max_price must be whole dirhams, such as 2500000.'],
      [{min_price: '1.5'}, 'min_price must be whole dirhams, such as 2500000.'],
      [{min_area: 'large'}, 'min_area must be a whole number from 1 to 100000000.'],
      [{max_area: '99.5'}, 'max_area must be a whole number from 1 to 100000000.'],
      [{cheques: '1,2'}, 'cheques must be a whole number from 1 to 12.'],
      [{bedrooms: 'many'}, 'bedrooms must be a number such as 3'],
      [{bbox: '55,25,56'}, 'bbox must be west,south,east,north in degrees'],
      [{bbox: '55,26,56,25'}, 'bbox must be west,south,east,north in degrees'],
      [{bbox: '55,25,200,26'}, 'bbox must be west,south,east,north in degrees'],
      [{bbox: '55,25,1e1,26'}, 'bbox must be west,south,east,north in degrees'],
      [{area: 'circle'}, 'area must be 3 to 40 corners as a flexible polyline'],
      [{area: 'BFoz5xJ67i1B1B'}, 'area must be 3 to 40 corners as a flexible polyline'],
      [
        {area: writeArea(Array.from({length: 41}, (_, at) => [25 + (at % 2), 55]))},
        'area must be 3 to 40 corners as a flexible polyline',
      ],
      [{completion: 'soon'}, 'completion must be one of ready, off-plan.'],
      [{handover_by: '2027'}, 'handover_by must be a quarter of a year, such as 2027-Q4.'],
      [{payment_plan: 'none'}, 'payment_plan must be one of any, after-handover.'],
      [
        {max_service_charge: '14.555'},
        'max_service_charge must be dirhams a year for each square foot, up to 600, such as 20 or 14.5.',
      ],
      [{cheques: '13'}, 'cheques must be a whole number from 1 to 12.'],
      [{max_deposit: 'low'}, 'max_deposit must be whole dirhams, such as 10000.'],
      [{min_floor: 'high'}, 'min_floor must be a whole number from -10 to 300.'],
      [{parking: '0'}, 'parking must be a whole number from 1 to 100.'],
      [{available_by: '2027-02-30'}, 'available_by must be a day, such as 2027-01-31.'],
      [{near: 'school,pub'}, 'near must be codes with commas between them, of school, metro'],
      [{sort: 'random'}, 'sort must be one of newest, price_low'],
      [{page: '0'}, 'page must be a whole number from 1 to 84.'],
      [{page: '85'}, 'page must be a whole number from 1 to 84.'],
    ]
    for (const [query, message] of wrong) {
      it(`a search for ${JSON.stringify(query)} gets 422 with the reason`, async () => {
        for (const answer of [await read(api.app, 'searchProperties', query), await post(query)]) {
          assert.equal(answer.status, 422)
          assert.ok(answer.message.startsWith(message), answer.message)
          assert.deepEqual(Object.values(answer.errors ?? {}), [answer.message])
        }
      })
    }
  })
}
