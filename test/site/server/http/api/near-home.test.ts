/** Places near a home in the answer of its own page. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Property} from '#trade/contract/entities.ts'
import {read} from '../../support/api/read.ts'
import {importInto, newFolder, set, startWithContent} from '../../support/content/content.ts'
import {databases} from '../../support/databases/databases.ts'
import {useRunning} from '../../support/running.ts'

const MIDDLE_OF_CORAL_BAY = [25.1, 55.1]
const station = {
  name: {en: 'Pier Station', ru: 'Станция «Пирс»'},
  kind: 'metro',
  coordinates: [25.119, 55.12],
  source: 'https://metro.example/pier',
}
const withStation = set('nearby-places', 'pier-station', station)

for (const database of databases) {
  describe(`places near a home, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder(withStation)))

    const nearOf = async (slug: string, lang = 'en') => {
      const {data} = await read(api.app, 'propertyDetail', {slug, lang})
      return data as Pick<Property, 'near' | 'in_english'>
    }

    it('each place has a name in the language of the request, a distance, minutes and a source', async () => {
      const {near} = await nearOf('bay-towers', 'ru')
      assert.deepEqual(
        near?.find(({kind}) => kind === 'metro'),
        {
          kind: 'metro',
          name: 'Станция «Пирс»',
          coordinates: [25.119, 55.12],
          metres: 1001,
          walk_minutes: 16,
          drive_minutes: 6,
          estimated: true,
          source: 'https://metro.example/pier',
        },
      )
      assert.deepEqual((await nearOf('bay-towers', 'fr')).in_english, ['near[1].name'])
    })

    it('a home without coordinates, or with those of its neighbourhood alone, has none', async () => {
      assert.equal((await nearOf('quiet-studio')).near, undefined)
      await importInto(
        api,
        await newFolder(
          withStation,
          set('properties', 'quiet-studio', {coordinates: MIDDLE_OF_CORAL_BAY}),
        ),
      )
      assert.equal((await nearOf('quiet-studio')).near, undefined)
    })

    it('places near a home change with the content, without those that are not published', async () => {
      const kinds = async () => (await nearOf('bay-towers')).near?.map(({kind}) => kind)
      assert.deepEqual(await kinds(), ['school', 'metro'])
      const hidden = set('nearby-places', 'pier-station', {...station, published: false})
      await importInto(api, await newFolder(hidden))
      assert.deepEqual(await kinds(), ['school'])
      await importInto(api, await newFolder(withStation))
      assert.deepEqual(await kinds(), ['school', 'metro'])
    })
  })
}
