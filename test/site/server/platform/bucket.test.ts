import assert from 'node:assert/strict'
import {after, afterEach, before, describe, it} from 'node:test'
import {bucketStorage, openStorage} from '#server/platform/storage/bucket.ts'
import {readSettings} from '#server/settings.ts'
import {readReply, startApi, type TestApi} from '../support/api/api.ts'
import {everything} from '../support/api/read.ts'
import {
  addFile,
  type Change,
  importInto,
  newFolder,
  startWithContent,
} from '../support/content/content.ts'
import {raster} from '../support/content/media-samples.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {type Bucket, openBucket, pathsIn} from '../support/storage/bucket.ts'

const renewed: Change = addFile('media/pictures/large.jpg', await raster(20, 'jpeg', 500, 300))

describe('media storage in an S3 bucket', () => {
  let bucket: Bucket
  let api: TestApi
  before(async () => {
    bucket = await openBucket()
    api = await startWithContent(oneDatabase, await newFolder(), bucket.env)
  })
  afterEach(() => {
    bucket.broken = undefined
  })
  after(async () => {
    await api.close()
    await bucket.close()
  })

  const storageOf = (env: Record<string, string>) => openStorage(readSettings(env))

  it('an import stores each object with its media type and immutable caching', () => {
    assert.ok(bucket.objects.size > 15)
    for (const [path, {type, cacheControl}] of bucket.objects) {
      assert.match(`${type}`, path.endsWith('.mp4') ? /^video\/mp4$/ : /^(image|application)\//)
      assert.equal(cacheControl, 'public, max-age=31536000, immutable')
    }
  })

  it('importing unchanged content uploads no object again', async () => {
    const before = bucket.requests.length
    await importInto(api, await newFolder())
    const written = bucket.requests.slice(before).filter(request => request.startsWith('PUT'))
    assert.deepEqual(written, [])
  })

  it('replaced media stay in the bucket for one import and are deleted by the next', async () => {
    const first = [...bucket.objects.keys()]
    await importInto(api, await newFolder(renewed))
    assert.ok(first.every(path => bucket.objects.has(path)))
    assert.equal(bucket.objects.size, first.length + 5)
    await importInto(api, await newFolder(renewed))
    const gone = first.filter(path => !bucket.objects.has(path))
    assert.ok(gone.every(path => path.startsWith('pictures/large')))
    assert.equal(gone.length, 5)
  })

  it('the storage lists every object and finds names with special characters', async () => {
    const storage = storageOf(bucket.env)
    const names = ['a & b.png', 'a<b>.png', "é+~*'().png", 'a%20b.png']
    for (const name of names) await storage.store(name, import.meta.filename)
    const listed = await pathsIn(storage)
    assert.deepEqual(listed.sort(), [...bucket.objects.keys()].sort())
    for (const name of names) {
      assert.ok(bucket.objects.has(name), name)
      assert.ok(await storage.find(name))
      await storage.remove(name)
      assert.equal(await storage.find(name), undefined)
    }
  })

  for (const [what, broken, says] of [
    ['answers 500', 500, /^The bucket answered 500 to (HEAD|PUT)\./],
    ['answers 403', 403, /^The bucket answered 403 to HEAD\. Check STORAGE_KEY_ID/],
  ] as const) {
    it(`an import fails with a reason and changes nothing when the bucket ${what}`, async () => {
      const old = await everything(api.app)
      bucket.broken = broken
      const report = await api.content.perform('import', await newFolder(renewed))
      assert.equal(report.is, 'failed')
      assert.match(report.is === 'failed' ? report.says : '', says)
      bucket.broken = undefined
      assert.deepEqual(await everything(api.app), old)
    })

    it(`reading media answers 503 with Retry-After while the bucket ${what}`, async () => {
      const [path = ''] = [...bucket.objects.keys()].filter(key => key.endsWith('.pdf'))
      bucket.broken = broken
      for (const url of [`/storage/${path}`, `/api/v1/user/media/${path}`]) {
        const {status, headers, data} = readReply(await api.app.inject(url))
        assert.deepEqual([status, data, headers['retry-after']], [503, null, '30'])
        assert.equal(headers['cache-control'], 'no-store')
        assert.equal(headers['content-disposition'], undefined)
      }
      bucket.broken = undefined
      assert.equal((await api.app.inject(`/storage/${path}`)).statusCode, 200)
    })
  }

  it('a wrong STORAGE_SECRET rejects reads with the 403 of the bucket', async () => {
    const storage = storageOf({...bucket.env, STORAGE_SECRET: 'wrong'})
    await assert.rejects(storage.find('x.png'), /The bucket answered 403/)
  })

  it('a bucket that does not respond rejects reads and writes after a timeout', async () => {
    const {bucket: settings} = readSettings(bucket.env)
    assert.ok(settings)
    const storage = bucketStorage(settings, {reading: 50, writing: 50})
    bucket.broken = 'silent'
    await assert.rejects(storage.find('x.png'), /The bucket does not answer/)
    await assert.rejects(storage.store('x.png', import.meta.filename), /The bucket does not answer/)
  })

  it('an unreachable bucket fails the import and answers reads with 503', async () => {
    const closed = await openBucket()
    await closed.close()
    const other = await startApi({...(await oneDatabase.prepare()), ...closed.env})
    const report = await other.content.perform('import', await newFolder())
    assert.match(JSON.stringify(report), /"failed".*The bucket does not answer/)
    assert.equal((await other.app.inject('/storage/x.png')).statusCode, 503)
    await other.close()
  })

  it('reading an object that was deleted after the lookup rejects with its 404', async () => {
    const storage = storageOf(bucket.env)
    await storage.store('gone.png', import.meta.filename)
    const found = await storage.find('gone.png')
    bucket.objects.delete('gone.png')
    await assert.rejects(async () => found?.read(), /The bucket answered 404 to GET/)
  })
})
