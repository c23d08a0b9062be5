import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {type ContentVersion, openContentVersion} from '#server/content/versions/content-version.ts'
import {type Database, openDatabase} from '#server/platform/db/connect.ts'
import {startApi} from '../support/api/api.ts'
import {importInto, newFolder} from '../support/content/content.ts'
import {databases, postgresql} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'
import {until} from '../support/until.ts'

for (const {name, prepare} of databases) {
  describe(`version of the content, with ${name}`, () => {
    const api = useRunning(async () => startApi({...(await prepare())}))
    before(async () => importInto(api, await newFolder()))

    it('it is known without a look at the database, and new as soon as an import is reported', async () => {
      const version = openContentVersion(api.database)
      const first = await version.current()
      assert.ok(first)
      assert.equal(version.current(), first)
      await importInto(api, await newFolder())
      assert.notEqual(version.current(), first)
    })
  })
}

describe('version of the content on two servers with one PostgreSQL', {skip: !postgresql}, () => {
  const open = async (count: number) => {
    const env = {...(await postgresql?.prepare())} as {DATA_DIR: string; DATABASE_URL: string}
    const others = Array.from({length: count}, () =>
      openDatabase({dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL}),
    )
    return {api: await startApi(env), others}
  }
  const changed = (version: ContentVersion, before: string | undefined) =>
    until(async () => (await version.current()) !== before)

  it('an import through one is known to the other when it is reported', async test => {
    // Nothing looks at the database every second: only a notification can tell.
    test.mock.timers.enable({apis: ['setInterval']})
    const {api, others} = await open(1)
    const [other] = others as [Database]
    await importInto(api, await newFolder())
    const version = openContentVersion(other)
    for (let round = 0; round < 2; round++) {
      const before = await version.current()
      await importInto(api, await newFolder())
      await changed(version, before)
    }
    await Promise.all([other.close(), api.close()])
  })

  it('where no notification passes, as through a pooler, it is known after a second', async test => {
    test.mock.timers.enable({apis: ['setInterval']})
    const {api, others} = await open(1)
    const [other] = others as [Database]
    const deaf: Database = {...other, subscribe: () => Promise.reject(new Error('a pooler'))}
    await importInto(api, await newFolder())
    const version = openContentVersion(deaf)
    const first = await version.current()
    await importInto(api, await newFolder())
    assert.equal(await version.current(), first)
    test.mock.timers.tick(1_000)
    await changed(version, first)
    await Promise.all([deaf.close(), api.close()])
  })

  it('a database that goes away leaves what is known, and an unknown version fails', async () => {
    const {api, others} = await open(2)
    const [other, never] = others as [Database, Database]
    await importInto(api, await newFolder())
    const version = openContentVersion(other)
    const known = await version.current()
    await Promise.all([other.close(), never.close(), api.close()])
    assert.equal(await version.current(), known)
    await assert.rejects(async () => openContentVersion(never).current(), /closed/)
  })
})
