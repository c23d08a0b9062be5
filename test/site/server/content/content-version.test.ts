import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {contentVersionOf} from '../../../../site/server/content/content-version.ts'
import {type Database, openDatabase} from '../../../../site/server/platform/db/connect.ts'
import {startApi, type TestApi} from '../support/api/api.ts'
import {importInto, newFolder} from '../support/content/content.ts'
import {databases, postgresql} from '../support/databases/databases.ts'

for (const {name, prepare} of databases) {
  describe(`version of the content, with ${name}`, () => {
    let api: TestApi
    before(async () => {
      api = await startApi({...(await prepare())})
      await importInto(api, await newFolder())
    })
    after(() => api.close())

    it('it is known without a look at the database, and new as soon as an import is reported', async () => {
      const version = contentVersionOf(api.database)
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
  const change = async (
    database: Database,
    before: string | undefined,
    importing: () => unknown,
  ) => {
    const {promise, resolve} = Promise.withResolvers<number>()
    let started = 0
    const version = contentVersionOf(database)
    const timer = setInterval(async () => {
      if ((await version.current()) !== before) resolve(started ? performance.now() - started : 0)
    }, 2)
    await importing()
    started = performance.now()
    const took = await promise
    clearInterval(timer)
    return took
  }

  it('an import through one is known to the other when it is reported', async () => {
    const {api, others} = await open(1)
    const [other] = others as [Database]
    await importInto(api, await newFolder())
    const version = contentVersionOf(other)
    const first = await version.current()
    // So that the connection for notifications stands.
    await change(other, first, async () => importInto(api, await newFolder()))
    const second = await version.current()
    const took = await change(other, second, async () => importInto(api, await newFolder()))
    assert.ok(took < 500, `${took} ms`)
    await Promise.all([other.close(), api.close()])
  })

  it('where no notification passes, as through a pooler, it is known after a second', async () => {
    const {api, others} = await open(1)
    const [other] = others as [Database]
    const deaf: Database = {...other, subscribe: () => Promise.reject(new Error('a pooler'))}
    await importInto(api, await newFolder())
    const first = await contentVersionOf(deaf).current()
    const took = await change(deaf, first, async () => importInto(api, await newFolder()))
    assert.ok(took < 3_000, `${took} ms`)
    await Promise.all([deaf.close(), api.close()])
  })

  it('a database that goes away leaves what is known, and an unknown version fails', async () => {
    const {api, others} = await open(2)
    const [other, never] = others as [Database, Database]
    await importInto(api, await newFolder())
    const version = contentVersionOf(other)
    const known = await version.current()
    await Promise.all([other.close(), never.close(), api.close()])
    assert.equal(await version.current(), known)
    await assert.rejects(async () => contentVersionOf(never).current(), /closed/)
  })
})
