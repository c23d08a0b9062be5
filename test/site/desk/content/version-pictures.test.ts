import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {storedTexts} from '#desk/content/media/picture-texts.ts'
import {editedFields, restoreVersion, versionsOf} from '#desk/content/record/withdraw-record.ts'
import {databases} from '../../server/support/databases/databases.ts'
import {startDesk} from '../../server/support/desk/desk.ts'
import {LENA, useDeskContent} from '../../server/support/desk/desk-content.ts'
import {useRunning} from '../../server/support/running.ts'

const FLAT = {kind: 'properties', key: 'plain-flat'} as const

for (const database of databases) {
  describe(`texts of pictures in versions, with ${database.name}`, () => {
    const content = useDeskContent(database)
    const desk = useRunning(() => startDesk(content.api))

    const addressOf = async () => {
      const {value} = await content.now(FLAT.kind, FLAT.key)
      return (value.main_images as string[])[0] ?? assert.fail('no picture')
    }
    const textsNow = async () => {
      const {value} = await content.now(FLAT.kind, FLAT.key)
      return (await storedTexts(content.orm, FLAT.kind, value))[await addressOf()]
    }
    const say = async (texts: object, fields: object = {}) => {
      const published = await content.change(FLAT.kind, FLAT.key, {
        ...fields,
        $pictures: {[await addressOf()]: texts},
      })
      assert.equal(published.is, 'published', JSON.stringify(published))
    }
    const restore = async (at: number) => {
      const [version] = (await versionsOf(content.orm, FLAT)).slice(at)
      const {base} = await content.now(FLAT.kind, FLAT.key)
      return restoreVersion(content.parts, LENA, {id: version?.id ?? 0, base})
    }
    const first = {alt: {en: 'A tower', fr: 'Une tour'}, focus: [10, 20]}
    const second = {alt: {en: 'A tower at night', fr: 'Une tour'}, focus: [80, 90]}

    it('come back with the version, also where nothing else had changed', async () => {
      const found = await textsNow()
      await say(first, {price: 1_400_000})
      await say(second)
      assert.deepEqual(await textsNow(), second)
      const kinds = (await versionsOf(content.orm, FLAT)).map(({what}) => what)
      assert.deepEqual(kinds, ['published', 'published', 'found'])
      assert.equal((await restore(1)).is, 'published')
      assert.deepEqual(await textsNow(), first)
      const edited = await editedFields(content.orm, FLAT)
      assert.deepEqual(edited, ['price'], 'texts are no field of the record')
      await restore(-1)
      assert.deepEqual(await textsNow(), found, 'as they were found')
      assert.deepEqual(await editedFields(content.orm, FLAT), [])
    })

    it('changed texts of pictures are part of the history', async () => {
      await say(first)
      await say(second)
      const editor = await desk.signIn('editor')
      const {body} = await editor.get(`/desk/content/${FLAT.kind}/${FLAT.key}/history`)
      assert.match(body, /Text of a picture/)
      assert.match(body, /A tower at night/)
      assert.equal(body.match(/This is what visitors see\./g)?.length ?? 0, 1)
    })

    it('a version that was kept without them leaves them as they are', async () => {
      await say(second)
      const [last] = await versionsOf(content.orm, FLAT)
      const {$pictures: _texts, ...value} = last?.value ?? {}
      const {base} = await content.now(FLAT.kind, FLAT.key)
      await content.change(FLAT.kind, FLAT.key, {...value, price: 1_300_000})
      assert.deepEqual(await textsNow(), second)
      assert.notEqual(base, '')
    })
  })
}
