/** The homes that were written since a server last looked. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {
  forgetWritten,
  lastWritten,
  noteWritten,
  writtenAfter,
} from '#server/content/records/home-writes.ts'
import {startApi} from '../support/api/api.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

describe('homes that were written', () => {
  const api = useRunning(async () => startApi(await oneDatabase.prepare()))

  it('a server learns of each home once, in the order of the writes', async () => {
    const orm = await api.database.ready()
    const last = await lastWritten(orm)
    await noteWritten(orm, ['b', 'a'])
    await noteWritten(orm, ['b', 'c'])
    assert.deepEqual(await writtenAfter(orm, last), ['b', 'a', 'c'])
    assert.deepEqual(await writtenAfter(orm, await lastWritten(orm)), [])
  })

  it('a write of homes that nobody names makes a server read all of them', async () => {
    const orm = await api.database.ready()
    const last = await lastWritten(orm)
    await noteWritten(orm, ['a'])
    await noteWritten(orm)
    assert.equal(await writtenAfter(orm, last), undefined)
  })

  it('a server that missed thousands of writes reads all homes, also once those are forgotten', async () => {
    const orm = await api.database.ready()
    const last = await lastWritten(orm)
    await noteWritten(
      orm,
      Array.from({length: 5_001}, (_, number) => `home-${number}`),
    )
    assert.equal(await writtenAfter(orm, last), undefined)
    await forgetWritten(orm)
    assert.equal(await writtenAfter(orm, last), undefined)
    const recent = await writtenAfter(orm, (await lastWritten(orm)) - 2)
    assert.deepEqual(recent, ['home-4999', 'home-5000'])
  })
})
