/** Resumes and photos with a bucket: any server finds them, and no visitor does. */

import assert from 'node:assert/strict'
import {readFile, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {after, afterEach, before, describe, it} from 'node:test'
import {leadHooks} from '#server/lead-hooks.ts'
import {openDeletions} from '#server/leads/deletion/deletions.ts'
import {keepDeleted} from '#server/leads/deletion/keep-deleted.ts'
import {fromNow} from '../../../support/dates.ts'
import {listen, startApi, type TestApi} from '../support/api/api.ts'
import {leads} from '../support/api/command.ts'
import {sendRaw} from '../support/api/socket.ts'
import {importInto, newFolder} from '../support/content/content.ts'
import {pdf} from '../support/content/media-samples.ts'
import {oneDatabase, onPostgres, postgresql} from '../support/databases/databases.ts'
import {testLog} from '../support/leads/leads.ts'
import {application, sendForm, uploaded} from '../support/leads/uploads.ts'
import {type Bucket, openBucket, pathsIn} from '../support/storage/bucket.ts'
import {newDirectory} from '../support/storage/directories.ts'
import {until} from '../support/until.ts'

const resume = {field: 'media', name: 'Ivan.pdf', type: 'application/pdf', content: pdf}

async function apply(api: TestApi, port: number) {
  const known = new Set((await api.stored()).map(({id}) => id))
  const {status} = await sendForm(port, 'applyForJobApplication', [...application, resume])
  assert.equal(status, 200)
  const lead = (await api.stored()).find(({id}) => !known.has(id))
  assert.ok(lead)
  return lead.id
}

/** Closed after each test, the last one first; those of a test that failed, too. */
const opened: {close(): Promise<void>}[] = []

function closing<Opened extends {close(): Promise<void>}>(one: Opened) {
  opened.push(one)
  return one
}

afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})

function portOf({app}: TestApi) {
  const address = app.server.address()
  assert.ok(typeof address === 'object' && address)
  return address.port
}

const keyOf = (id: string) => `private/uploads/${id}/1.pdf`

async function operate(api: TestApi, path: string, payload: object) {
  return (await api.operate(`leads/${path}`, payload)).json()
}

describe('uploads with a bucket', () => {
  let bucket: Bucket
  let api: TestApi
  let port: number
  let env: Record<string, string | undefined> & {DATA_DIR: string}
  before(async () => {
    bucket = await openBucket()
    env = {...(await oneDatabase.prepare()), ...bucket.env}
    api = await startApi(env)
    port = await listen(api.app)
  })
  afterEach(() => {
    bucket.broken = undefined
  })
  after(async () => {
    await api.close()
    await bucket.close()
  })

  const isMoved = async (id: string) => {
    await until(() => bucket.objects.has(keyOf(id)))
    await until(async () => (await uploaded(api.dataDir)).length === 0)
  }

  it('a resume is brought to the private part of the bucket and leaves the disk', async () => {
    const id = await apply(api, port)
    await isMoved(id)
    const object = bucket.objects.get(keyOf(id))
    assert.deepEqual(object?.body, pdf)
    assert.deepEqual(
      [object?.type, object?.cacheControl],
      ['application/octet-stream', 'private, no-store'],
    )
    // The object that probed whether the bucket is public is gone.
    const probes = [...bucket.objects.keys()].filter(key => key.includes('probe'))
    assert.deepEqual(probes, [])
  })

  it('no spelling of its address hands out a resume', async () => {
    const id = await apply(api, port)
    await isMoved(id)
    const key = keyOf(id)
    const spellings = [
      key,
      encodeURIComponent(key),
      key.replace('private', '%70rivate'),
      key.replace('private', '%2570rivate'),
      key.replace('private', 'PRIVATE'),
      `./${key}`,
      `/${key}`,
      `%2F${key}`,
      `pictures/../${key}`,
      `pictures/..%2f${key}`,
      key.replaceAll('/', '%5c'),
      key.replaceAll('/', '//'),
      `${key}?x=1`,
      `${key}#x`,
    ]
    for (const base of ['/storage', '/api/v1/user/media']) {
      for (const spelling of spellings) {
        const request = `GET ${base}/${spelling} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`
        const answer = await (await sendRaw(port, request)).closed
        assert.match(answer, /^HTTP\/1\.1 40[04] /, spelling)
        assert.doesNotMatch(answer, /%PDF/)
      }
    }
  })

  it('an import neither lists nor removes what is private', async () => {
    const id = await apply(api, port)
    await isMoved(id)
    await importInto(api, await newFolder())
    await importInto(api, await newFolder())
    assert.ok(bucket.objects.has(keyOf(id)))
    const shown = (await pathsIn(api.storage)).filter(path => path.startsWith('private'))
    assert.deepEqual(shown, [])
  })

  for (const broken of [500, 403] as const) {
    it(`an application is taken while the bucket answers ${broken}, and its file moved later`, async () => {
      bucket.broken = broken
      const id = await apply(api, port)
      await until(() => api.log().includes('uploads stay on this machine, will retry'))
      assert.deepEqual(await uploaded(api.dataDir), [id, `${id}/1.pdf`])
      bucket.broken = undefined
      await isMoved(id)
      assert.deepEqual(bucket.objects.get(keyOf(id))?.body, pdf)
    })
  }

  it('deleting an enquiry deletes its file from the bucket', async () => {
    const [id, other] = [await apply(api, port), await apply(api, port)]
    await isMoved(id)
    await isMoved(other)
    const deleted = await operate(api, 'delete', {words: [id]})
    assert.deepEqual([deleted.enquiries, deleted.uploads, deleted.isBucketDown], [1, 1, false])
    assert.deepEqual(
      [bucket.objects.has(keyOf(id)), bucket.objects.has(keyOf(other))],
      [false, true],
    )
  })

  it('a purge deletes the files of many enquiries from the bucket', async () => {
    const ids = [await apply(api, port), await apply(api, port)]
    for (const id of ids) await isMoved(id)
    const before = fromNow(60_000)
    const purged = await operate(api, 'purge', {older: before, form: 'applyForJobApplication'})
    assert.ok(purged.uploads >= 2)
    const kept = [...bucket.objects.keys()].filter(key => key.startsWith('private/'))
    assert.deepEqual(kept, [])
  })

  it('a deletion says when the bucket does not answer', async () => {
    const id = await apply(api, port)
    await isMoved(id)
    bucket.broken = 403
    const deleted = await operate(api, 'delete', {words: [id]})
    assert.deepEqual([deleted.enquiries, deleted.isBucketDown], [1, true])
    bucket.broken = undefined
    await operate(api, 'delete', {words: [id]})
    assert.equal(bucket.objects.has(keyOf(id)), false)
  })
})

describe('uploads with a public bucket', () => {
  it('stay on the disk, with an error in the log that says what to do', async () => {
    const bucket = closing(await openBucket())
    bucket.isPublic = true
    const api = closing(await startApi({...(await oneDatabase.prepare()), ...bucket.env}))
    const id = await apply(api, await listen(api.app))
    await until(() => api.log().includes('the bucket is public'))
    assert.match(api.log(), /"level":50.*Anybody can read private\/ at http:.*Deny it there/)
    assert.deepEqual(await uploaded(api.dataDir), [id, `${id}/1.pdf`])
    assert.deepEqual([...bucket.objects.keys()], [])
    bucket.isPublic = false
    await until(() => bucket.objects.has(keyOf(id)))
  })

  it('stay on the disk when the address of media hands them out', async () => {
    const bucket = closing(await openBucket())
    bucket.isPublic = true
    // The bucket itself asks for a signature, the network in front of it does not.
    const front = {STORAGE_URL: `${bucket.env.STORAGE_BUCKET}/`}
    const api = closing(await startApi({...(await oneDatabase.prepare()), ...bucket.env, ...front}))
    const id = await apply(api, await listen(api.app))
    await until(() => api.log().includes('the bucket is public'))
    assert.deepEqual(await uploaded(api.dataDir), [id, `${id}/1.pdf`])
  })
})

describe('uploads and a bucket that was down', () => {
  const start = async () => {
    const bucket = closing(await openBucket())
    const env = {...(await oneDatabase.prepare()), ...bucket.env}
    bucket.broken = 403
    const api = closing(await startApi(env))
    return {bucket, env, api, id: await apply(api, await listen(api.app))}
  }

  it('uploads that waited when the server stopped are moved by the next one', async () => {
    const {bucket, env, id} = await start()
    await opened.pop()?.close()
    assert.deepEqual([...bucket.objects.keys()], [])
    bucket.broken = undefined
    closing(await startApi(env))
    await until(() => bucket.objects.has(keyOf(id)))
  })

  it('an enquiry that was deleted meanwhile is not brought to it', async () => {
    const {bucket, api, id} = await start()
    await until(() => api.log().includes('will retry'))
    const {uploads, isBucketDown} = await operate(api, 'delete', {words: [id]})
    assert.deepEqual([uploads, isBucketDown], [1, true])
    bucket.broken = undefined
    const later = await apply(api, portOf(api))
    await until(() => bucket.objects.has(keyOf(later)))
    assert.equal(bucket.objects.has(keyOf(id)), false)
  })

  it('a server removes by itself what a deletion had to leave in it', async () => {
    const {bucket, api, id} = await start()
    bucket.broken = undefined
    await until(() => bucket.objects.has(keyOf(id)))
    bucket.broken = 403
    assert.equal((await operate(api, 'delete', {words: [id]})).isBucketDown, true)
    const {log, messages} = testLog()
    const {dataDir, database, leads, files} = api
    const deletions = openDeletions({dataDir, database, files, leads, hooks: leadHooks, log})
    const keeper = closing(
      keepDeleted({
        ...{dataDir, database, deletions, retention: undefined, log, pause: 3_600_000},
        hooks: leadHooks,
      }),
    )
    await keeper.look()
    assert.equal(messages()[0], 'deleting enquiries failed, will retry')
    bucket.broken = undefined
    await keeper.look()
    assert.equal(bucket.objects.has(keyOf(id)), false)
  })
})

describe('leads files', onPostgres, () => {
  it('fetches the files of an enquiry on any server', async () => {
    const bucket = closing(await openBucket())
    const env = {...((await postgresql?.prepare()) ?? {DATA_DIR: ''}), ...bucket.env}
    const api = closing(await startApi(env))
    const id = await apply(api, await listen(api.app))
    await until(() => bucket.objects.has(keyOf(id)))
    const elsewhere = {...env, DATA_DIR: await newDirectory()}
    const folder = join(await newDirectory(), 'new')
    const {code, stdout, stderr} = await leads(elsewhere, 'files', id, folder)
    assert.equal(code, 0, stderr)
    assert.match(stdout, /1\.pdf +media +Ivan\.pdf +\d+\n$/)
    assert.deepEqual(await readFile(join(folder, '1.pdf')), pdf)
    assert.equal((await stat(join(folder, '1.pdf'))).mode & 0o777, 0o600)
    const again = await leads(elsewhere, 'files', id, folder)
    assert.match(again.stderr, /1\.pdf is there already\. Name an empty folder\.\n$/)
    bucket.broken = 403
    const down = await leads(elsewhere, 'files', id, `${folder}2`)
    assert.deepEqual([down.code, down.stderr.startsWith('The bucket answered 403')], [1, true])
  })
})
