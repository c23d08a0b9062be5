/** Searches in words, as the API answers them over the demonstration's content. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {startApi} from '../support/api/api.ts'
import {read} from '../support/api/read.ts'
import {copyOf} from '../support/databases/prepared.ts'
import {useRunning} from '../support/running.ts'

interface Answer {
  total: number
  properties: {slug: string}[]
  understood?: Record<string, string>
  rest?: string
}

describe('searches in words', () => {
  const api = useRunning(async () => startApi({DATA_DIR: await copyOf('demo')}))
  const search = async (query: Record<string, string>) => {
    const {status, data} = await read(api.app, 'searchProperties', query)
    assert.equal(status, 200)
    return data as Answer
  }
  const slugs = ({properties}: Answer) => properties.map(({slug}) => slug)

  it('a sentence finds what its plain filters find, and says what was understood', async () => {
    const inWords = await search({q: '2 bed near the marina under 3m'})
    const plain = {bedrooms: '2', place: 'Dubai Marina', max_price: '3000000'}
    assert.deepEqual(inWords.understood, plain)
    assert.equal(inWords.rest, undefined)
    const filtered = await search(plain)
    assert.deepEqual(slugs(inWords), slugs(filtered))
    assert.ok(filtered.total > 0)
    assert.equal(filtered.understood, undefined)
  })

  it('words that no rule understands are named, and exclude no home', async () => {
    const {rest, understood, total} = await search({q: 'villa near a good school'})
    assert.equal(rest, 'near a good school')
    assert.deepEqual(understood, {property_type: 'villa'})
    assert.equal(total, (await search({property_type: 'villa'})).total)
  })

  it('a filter wins over the sentence', async () => {
    const {understood} = await search({q: '2 bed villa', bedrooms: '4'})
    assert.deepEqual(understood, {property_type: 'villa'})
    const typed = await search({place: '3 beds', bedrooms: '2'})
    assert.deepEqual(typed.understood, {})
    assert.equal(typed.total, (await search({bedrooms: '2'})).total)
  })

  it('a place that is more than a name is a sentence', async () => {
    const inWords = await search({place: 'villa on the palm'})
    assert.deepEqual(inWords.understood, {property_type: 'villa', place: 'Palm Jumeirah'})
  })

  it('a place with a name, an alias or a typo is looked for as one', async () => {
    for (const place of ['Dubai Marina', 'marina', 'JVC', 'dubia marina', 'Al-Furjan']) {
      const {understood, total} = await search({place})
      assert.equal(understood, undefined, place)
      assert.ok(total > 0, place)
    }
  })

  it('a place that nobody knows finds nothing, as a place', async () => {
    const {understood, total} = await search({place: 'Atlantis on Mars'})
    assert.deepEqual([understood, total], [undefined, 0])
  })

  it('the map shows the homes of a sentence', async () => {
    const {data} = await read(api.app, 'getHomesOnMap', {q: 'villas on the palm'})
    const {data: plain} = await read(api.app, 'getHomesOnMap', {
      property_type: 'villa',
      place: 'Palm Jumeirah',
    })
    assert.deepEqual(data, plain)
  })
})
