/** The homes that were written since a server last looked. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {homeWrites} from '#server/content/change-tables.ts'
import {
  forgetWritten,
  noteWritten,
  noteWrittenPictures,
  selectContentState,
  writtenBetween,
} from '#server/content/records/home-writes.ts'
import {properties} from '#server/content/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

const last = async (orm: Orm) => (await selectContentState(orm)).lastWrite
const writtenAfter = async (orm: Orm, after: number) => {
  const written = await writtenBetween(orm, after, await last(orm))
  return written && [...written.keys()]
}

describe('homes that were written', () => {
  const api = useRunning(async () => startWithContent(oneDatabase, await newFolder()))

  it('a server learns of each home once, in the order of the writes', async () => {
    const orm = await api.database.ready()
    const before = await last(orm)
    await noteWritten(orm, ['b', 'a'])
    await noteWritten(orm, ['b', 'c'])
    assert.deepEqual(await writtenAfter(orm, before), ['b', 'a', 'c'])
    assert.deepEqual(await writtenAfter(orm, await last(orm)), [])
  })

  it('a server learns of a home whose picture was written, and of no other', async () => {
    const orm = await api.database.ready()
    const before = await last(orm)
    const [home] = await orm.select().from(properties).where(sql`cardinality(main_images) > 0`)
    const picture = home?.main_images[0]
    assert.ok(picture)
    await noteWrittenPictures(orm, [picture, 'unknown.png'])
    const showing = await orm
      .select({id: properties.id})
      .from(properties)
      .where(sql`${picture} = any(main_images)`)
    const written = await writtenAfter(orm, before)
    assert.deepEqual(written?.toSorted(), showing.map(({id}) => id).toSorted())
    await orm.delete(homeWrites).where(sql`id > ${before}`)
  })

  it('a write of homes that nobody names makes a server read all of them', async () => {
    const orm = await api.database.ready()
    const before = await last(orm)
    await noteWritten(orm, ['a'])
    await noteWritten(orm)
    assert.equal(await writtenAfter(orm, before), undefined)
  })

  it('a server that missed thousands of writes reads all homes, also once those are forgotten', async () => {
    const orm = await api.database.ready()
    const before = await last(orm)
    await noteWritten(
      orm,
      Array.from({length: 5_001}, (_, number) => `home-${number}`),
    )
    assert.equal(await writtenAfter(orm, before), undefined)
    await forgetWritten(orm)
    assert.equal(await writtenAfter(orm, before), undefined)
    const recent = await writtenAfter(orm, (await last(orm)) - 2)
    assert.deepEqual(recent, ['home-4999', 'home-5000'])
  })
})
