import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {describeProblem} from '#server/content/schema/problem.ts'
import {type ContentReport, contentTasks} from '#server/content/tasks/content.ts'
import {openDatabase} from '#server/platform/db/connect.ts'
import {startApi} from '../support/api/api.ts'
import {failingDatabase, failingStorage} from '../support/api/failing.ts'
import {everything, read} from '../support/api/read.ts'
import {
  addFile,
  type Change,
  importInto,
  leaveOut,
  newFolder,
  remove,
  set,
  startWithContent,
} from '../support/content/content.ts'
import {raster} from '../support/content/media-samples.ts'
import {startDatabaseProxy} from '../support/databases/database-proxy.ts'
import {databases, postgresql} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

/** Changes that a visitor would notice, in records and in media. */
const renewed: Change[] = [
  set('properties', 'bay-towers', {name: 'Renewed Towers', price: 1}),
  addFile('media/pictures/large.jpg', await raster(20, 'jpeg', 500, 300)),
]

for (const database of databases) {
  describe(`atomicity of an import, with ${database.name}`, () => {
    let old: Awaited<ReturnType<typeof everything>>
    const api = useRunning(async () => startWithContent(database, await newFolder()))
    before(async () => {
      old = await everything(api.app)
    })

    const assertUnchanged = async () => assert.deepEqual(await everything(api.app), old)
    const problemsOf = (report: ContentReport) => {
      assert.equal(report.is, 'refused')
      return report.is === 'refused' ? report.problems.map(describeProblem) : []
    }

    it('every media file of the first import is served', () => {
      assert.ok(old.files.length > 5)
      for (const file of old.files) assert.match(file, / 200 [1-9]\d*$/)
    })

    it('an import with one fault in one record changes nothing', async () => {
      const folder = await newFolder(...renewed, set('reviews', 'one', {rating: 9}))
      assert.equal(problemsOf(await api.content.perform('import', folder)).length, 1)
      await assertUnchanged()
    })

    it('an import with a truncated picture names it and changes nothing', async () => {
      const whole = await raster(21, 'jpeg', 600, 400)
      const half = addFile('media/pictures/large.jpg', whole.subarray(0, whole.length / 2))
      const problems = problemsOf(await api.content.perform('import', await newFolder(half)))
      assert.equal(problems.length, 1)
      assert.match(problems[0] ?? '', /^media\/pictures\/large.jpg: cannot be read.*again/)
      await assertUnchanged()
    })

    for (const files of [0, 1, 3]) {
      it(`an import onto a disk that is full after ${files} files changes nothing`, async () => {
        const full = Object.assign(new Error('ENOSPC: no space left'), {code: 'ENOSPC'})
        const storage = failingStorage(api.storage, files, full)
        const tasks = contentTasks({...api, storage})
        const report = await tasks.perform('import', await newFolder(...renewed))
        assert.deepEqual(report, {is: 'failed', says: 'ENOSPC: no space left.'})
        await assertUnchanged()
      })
    }

    for (const statements of [0, 1, 12, 30]) {
      it(`an import whose database fails after ${statements} statements changes nothing`, async () => {
        const broken = failingDatabase(api.database, statements, inside =>
          inside.execute(sql`select 1/0`),
        )
        const tasks = contentTasks({...api, database: broken})
        await assert.rejects(tasks.perform('import', await newFolder(...renewed)))
        await assertUnchanged()
      })
    }

    it('an import that leaves out stored kinds is refused and deletes none', async () => {
      const folder = await newFolder(...renewed, leaveOut('reviews'), leaveOut('careers'))
      assert.deepEqual(problemsOf(await api.content.perform('import', folder)), [
        'careers/: is missing, but there are 3 records of it. Export them first, or add an empty one to delete them.',
        'reviews.json: is missing, but there are 5 records of it. Export them first, or add an empty one to delete them.',
      ])
      await assertUnchanged()
    })

    it('an import without pictures.json is refused and keeps their texts', async () => {
      const folder = await newFolder(leaveOut('pictures'))
      const [problem, ...more] = problemsOf(await api.content.perform('import', folder))
      assert.match(problem ?? '', /^pictures.json: is missing, but there are 2 records of it/)
      assert.deepEqual(more, [])
      await assertUnchanged()
    })

    it('importing the same folder again changes nothing', async () => {
      const report = await api.content.perform('import', await newFolder())
      assert.equal(report.is, 'imported')
      await assertUnchanged()
    })
  })

  describe(`replacement of content by an import, with ${database.name}`, () => {
    const api = useRunning(async () => startWithContent(database, await newFolder()))

    const large = async () => {
      const {data} = await read(api.app, 'propertyDetail', {slug: 'bay-towers'})
      return (data as {main_images: string[]}).main_images[0] ?? ''
    }
    const status = async (path: string) => (await api.app.inject(`/storage/${path}`)).statusCode
    const replace = async (...changes: Change[]) => {
      const report = await api.content.perform('import', await newFolder(...changes))
      assert.equal(report.is, 'imported', JSON.stringify(report))
      return report
    }
    const smaller = (path: string) => path.replace(/\.\w+$/, '-320.avif')

    it('replaced media stay available until the next import', async () => {
      const first = await large()
      assert.deepEqual([await status(first), await status(smaller(first))], [200, 200])
      await replace(...renewed)
      const second = await large()
      assert.notEqual(second, first)
      for (const path of [first, smaller(first), second, smaller(second)]) {
        assert.equal(await status(path), 200, path)
      }
      await replace(...renewed)
      assert.deepEqual([await status(first), await status(smaller(first))], [404, 404])
      assert.deepEqual([await status(second), await status(smaller(second))], [200, 200])
    })

    it('an import succeeds with a notice when old media cannot be removed', async () => {
      const storage = {...api.storage, list: () => assert.fail('no list today')}
      const tasks = contentTasks({...api, storage})
      const folder = await newFolder(set('team', 'zoe-hill', {name: 'Zoe Renewed'}))
      const report = await tasks.perform('import', folder)
      assert.equal(report.is, 'imported')
      assert.match(
        report.is === 'imported' ? report.notices.map(describeProblem).join('\n') : '',
        /^media: .*no list today.*next import/m,
      )
      assert.equal((await read(api.app, 'getTeamMember', {slug: 'zoe-hill'})).status, 200)
    })

    it('the report of an import names landing pages and open houses whose home it hides', async () => {
      const folder = await newFolder(set('properties', 'bay-towers', {published: false}))
      const report = await contentTasks(api).perform('import', folder)
      const notices = report.is === 'imported' ? report.notices.map(describeProblem) : []
      for (const page of ['launches · bay-tower-launch', 'open-houses · bay-morning']) {
        assert.ok(notices.some(notice => notice.startsWith(page) && /410/.test(notice)))
      }
      const {status} = await read(api.app, 'getOpenHouseDetail', {slug: 'bay-morning'})
      assert.equal(status, 410)
      await replace()
    })

    it('an import with an empty kind deletes its records', async () => {
      await replace(
        ({records}) => {
          records.reviews = {}
          records['open-houses'] = {}
        },
        addFile('open-houses/.keep', ''),
      )
      assert.deepEqual((await read(api.app, 'getGoogleReviews')).data, [])
      assert.deepEqual((await read(api.app, 'getOpenHouses')).data, {openHouses: []})
    })

    it('a second import is refused while one runs', async () => {
      const tasks = contentTasks(api)
      const folders = [await newFolder(...renewed), await newFolder()]
      const [first, second] = await Promise.all(
        folders.map(folder => tasks.perform('import', folder)),
      )
      assert.equal(first?.is, 'imported')
      assert.deepEqual(second, {
        is: 'failed',
        says: 'Another import or export of this content is running. Wait until it has ended, then try again.',
      })
      const {data} = await read(api.app, 'propertyDetail', {slug: 'bay-towers'})
      assert.equal((data as {name: string}).name, 'Renewed Towers')
    })

    it('records can exchange the values that no two may share', async () => {
      await replace(
        set('properties', 'bay-towers', {reference: 'R-02'}),
        set('properties', 'garden-villa', {reference: 'R-01'}),
        set('neighborhoods', 'coral-bay', {name: 'Dune Park'}),
        set('neighborhoods', 'dune-park', {name: 'Coral Bay'}),
      )
      const {data} = await read(api.app, 'propertyDetail', {slug: 'bay-towers'})
      assert.partialDeepStrictEqual(data, {dld_details: {reference: 'R-02'}})
    })

    it('a new record may have the reference of one that is withdrawn', async () => {
      await replace(
        remove('properties', 'plain-flat'),
        set('properties', 'last-day', {reference: 'R-11'}),
      )
      await replace()
    })

    it('an import says how many records were added, changed and withdrawn', async () => {
      await replace()
      const report = await replace(
        set('team', 'zoe-hill', {name: 'Zoe Changed'}),
        remove('team', 'ben-long'),
        set('team', 'new-one', {name: 'New One', occupation: 'Adviser'}),
      )
      const changes = report.is === 'imported' ? report.changes : {}
      assert.deepEqual(changes.team, {records: 6, added: 1, changed: 1, withdrawn: 1})
      assert.deepEqual(changes.properties, {records: 14, added: 0, changed: 0, withdrawn: 0})
    })

    it('an import that is stopped while it writes changes nothing', async () => {
      const old = await everything(api.app)
      const stop = new AbortController()
      const onProgress = ({stage}: {stage: string}) => {
        if (stage === 'records') stop.abort()
      }
      const options = {signal: stop.signal, onProgress}
      const folder = await newFolder(...renewed)
      assert.deepEqual(await api.content.perform('import', folder, options), {
        is: 'failed',
        says: 'Stopped. The content is as it was.',
      })
      assert.deepEqual(await everything(api.app), old)
    })
  })
}

const server = postgresql
if (server) {
  it('an import that loses its connection to PostgreSQL changes nothing', async () => {
    const env = await server.prepare()
    const api = await startApi(env)
    await importInto(api, await newFolder())
    const old = await everything(api.app)
    const line = await startDatabaseProxy(env.DATABASE_URL ?? '')
    const distant = openDatabase({databaseUrl: line.url, dataDir: ''})
    const interrupted = failingDatabase(distant, 6, inside => {
      line.disconnect()
      return inside.execute(sql`select 1`)
    })
    const tasks = contentTasks({...api, database: interrupted})
    try {
      await assert.rejects(tasks.perform('import', await newFolder(...renewed)))
      assert.deepEqual(await everything(api.app), old)
    } finally {
      line.close()
      await distant.close()
      await api.close()
    }
  })
}

if (server) {
  it('an import is refused while another server imports into the same PostgreSQL', async () => {
    const env = await server.prepare()
    const api = await startApi(env)
    const other = openDatabase({databaseUrl: env.DATABASE_URL, dataDir: ''})
    const claim = await other.claim?.()
    const folder = await newFolder()
    assert.match(JSON.stringify(await api.content.perform('import', folder)), /Another import/)
    if (claim !== 'taken') await claim?.release()
    assert.equal((await api.content.perform('import', folder)).is, 'imported')
    await other.close()
    await api.close()
  })
}
