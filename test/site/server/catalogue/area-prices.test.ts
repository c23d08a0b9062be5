import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {officeDay} from '#trade/agency/office-day.ts'
import {type AreaPrices, areaPrices} from '#trade/contract/area-prices.ts'
import {purposes} from '#trade/search-query/search-query.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {holdDate} from '../support/api/clock.ts'
import {read} from '../support/api/read.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import {priceExample, pricesPlainly, quantile} from '../support/content/price-example.ts'
import {databases} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

/** Names as visitors write them, and the areas that each finds. */
const areas: Record<string, string[]> = {
  'coral-bay': ['coral-bay'],
  'CORAL bay ': ['coral-bay'],
  'Dune Park': ['dune-park'],
  seaside: ['coral-bay', 'dune-park'],
  'business quarters': ['dune-park'],
  'no such place': [],
  '%': [],
}

const query = fc.record(
  {
    area: fc.constantFrom(...Object.keys(areas)),
    purpose: fc.constantFrom(...purposes),
    property_type: fc.constantFrom('apartment', 'villa', 'office', 'castle'),
  },
  {requiredKeys: ['area']},
)

for (const database of databases) {
  describe(`asking prices of an area, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder(priceExample)))
    // A day of the office must not end between an answer and its check.
    holdDate()

    const ask = async (params: Record<string, string>) => {
      const {status, message, data} = await read(api.app, 'getAreaPrices', params)
      assert.equal(status, 200, message)
      return data as AreaPrices
    }
    const near = (one: number | undefined, other: number | undefined, what: string) =>
      assert.ok(Math.abs((one ?? NaN) - (other ?? NaN)) <= 0.006, `${what}: ${one}, not ${other}`)

    it('count, median and quartiles are those of a plain calculation, whatever is asked for', () =>
      assertProperty(
        fc.asyncProperty(query, async ({area, ...others}) => {
          const {prices} = await ask({area, ...others})
          const expected = pricesPlainly({places: areas[area] ?? [], ...others})
          const groups = prices.map(({purpose, property_type}) => `${purpose} ${property_type._id}`)
          assert.deepEqual(groups.toSorted(), [...expected.keys()].sort())
          for (const spread of prices) {
            const key = `${spread.purpose} ${spread.property_type._id}`
            const values = expected.get(key) ?? []
            assert.equal(spread.count, values.length, key)
            near(spread.lowest, values[0], key)
            near(spread.lower_quartile, quantile(values, 0.25), key)
            near(spread.median, quantile(values, 0.5), key)
            near(spread.upper_quartile, quantile(values, 0.75), key)
            near(spread.highest, values.at(-1), key)
          }
        }),
        {all: 400},
      ))

    it('the steps of each chart hold every listing once', async () => {
      const {prices} = await ask({area: 'coral-bay'})
      assert.ok(prices.length > 4)
      for (const {steps, count, lowest, highest} of prices) {
        assert.equal(steps?.counts.length, 12)
        const sum = steps.counts.reduce((sum, one) => sum + one, 0)
        assert.equal(sum, count)
        assert.ok(steps.from >= lowest && steps.to <= highest && steps.from < steps.to)
      }
    })

    it('the answer names the area in the language of the reader, and its day', async () => {
      const {area, day, prices} = await ask({area: 'seaside', lang: 'ru'})
      assert.deepEqual([area?._id, day], ['seaside', officeDay()])
      assert.ok(prices.some(({property_type}) => property_type.name === 'Вилла'))
    })

    it('an unknown area has no prices and no name', async () => {
      assert.deepEqual(await ask({area: 'Atlantis'}), {day: officeDay(), prices: []})
    })

    const wrong: [Record<string, string>, string, string][] = [
      [{}, 'area', 'area must be the name or the id of a neighbourhood or a community.'],
      [{area: '  '}, 'area', 'area must be the name or the id of a neighbourhood or a community.'],
      [
        {area: 'coral-bay', purpose: 'steal'},
        'purpose',
        `purpose must be one of ${purposes.join(', ')}.`,
      ],
    ]
    for (const [params, field, expected] of wrong) {
      it(`${JSON.stringify(params)} is answered 422, which names ${field}`, async () => {
        const {status, message, errors} = await read(api.app, 'getAreaPrices', params)
        assert.deepEqual([status, message, errors], [422, expected, {[field]: expected}])
      })
    }
  })
}

describe('asking prices of another back end', () => {
  it('nothing of fewer than five listings is shown, whatever a back end answers', () => {
    const spread = {purpose: 'residential-sale', property_type: {_id: 'villa', name: 'Villa'}}
    const numbers = {lowest: 1, lower_quartile: 2, median: 3, upper_quartile: 4, highest: 5}
    const prices = [
      {...spread, ...numbers, count: 4},
      {...spread, ...numbers, count: '5'},
    ]
    const counts = areaPrices.read({day: '2026-11-27', prices})?.prices.map(({count}) => count)
    assert.deepEqual(counts, [5])
  })
})
