/** Amenities that searches find a home by: its record's codes, and those of its words. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {isNull} from 'drizzle-orm'
import {searchedAmenities} from '#server/content/records/searched-amenities.ts'
import {readUnreadAmenities} from '#server/content/records/unread-amenities.ts'
import {properties} from '#server/content/tables.ts'
import {read} from '../support/api/read.ts'
import {newFolder, set, startWithContent} from '../support/content/content.ts'
import {databases} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

it('codes of words and codes of their own are joined, each once and in the order of the table', () => {
  const amenities = [{en: 'Residents’ gym', ar: 'مسبح'}, '12 m pool', null, 'Wine cellar']
  const codes = searchedAmenities({amenities, amenity_codes: ['pets', 'gym']})
  assert.deepEqual(codes, ['pool', 'gym', 'pets'])
  assert.deepEqual(searchedAmenities({amenities: null, amenity_codes: undefined}), [])
})

it('a fact that a field states wins over words', () => {
  const amenities = ['Furnished', 'Covered parking', 'Sea view']
  const words = searchedAmenities({amenities})
  assert.deepEqual(words, ['parking', 'furnished', 'sea-view'])
  const stated = {furnishing: 'unfurnished', parking: 0, views: ['park-view']}
  assert.deepEqual(searchedAmenities({amenities, ...stated}), [
    'unfurnished',
    'sea-view',
    'park-view',
  ])
})

const BAY_TOWERS = 'pool parking part-furnished gym lift sea-view marina-view'.split(' ')

for (const database of databases) {
  describe(`amenities that searches find homes by, with ${database.name}`, () => {
    const api = useRunning(async () =>
      startWithContent(
        database,
        await newFolder(set('properties', 'bay-towers', {amenity_codes: ['lift']})),
      ),
    )
    const found = async () => {
      const {data} = await read(api.app, 'searchProperties', {amenities: 'lift,gym'})
      return (data as {properties: {slug: string}[]}).properties.map(({slug}) => slug)
    }

    const codesOfBayTowers = async () => {
      const {data} = await read(api.app, 'propertyDetail', {slug: 'bay-towers'})
      return (data as {amenity_codes: string[]}).amenity_codes
    }

    it('the answer about a home has the codes of its words, its facts and its own', async () => {
      assert.deepEqual(await codesOfBayTowers(), BAY_TOWERS)
    })

    it('homes that an older version stored are read once, and found', async () => {
      const orm = await api.database.ready()
      await orm.update(properties).set({searched_amenities: null})
      assert.equal(await readUnreadAmenities(api.database), await orm.$count(properties))
      assert.deepEqual(await found(), ['bay-towers'])
      assert.deepEqual(await codesOfBayTowers(), BAY_TOWERS)
      assert.equal(await orm.$count(properties, isNull(properties.searched_amenities)), 0)
      assert.equal(await readUnreadAmenities(api.database), 0)
    })

    it('an amenity that there is not is refused with those that there are', async () => {
      const {status, message} = await read(api.app, 'searchProperties', {amenities: 'gym,sauna'})
      assert.equal(status, 422)
      assert.match(message, /^amenities must be codes with commas between them, of private-pool, /)
    })
  })
}
