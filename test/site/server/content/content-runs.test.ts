/** How imports and syncs ended is in the database, whoever ran them. */
import assert from 'node:assert/strict'
import {after, before, beforeEach, describe, it} from 'node:test'
import {contentRuns} from '#server/content/import-tables.ts'
import type {Content} from '#server/content/tasks/content.ts'
import {listRuns, recordRuns} from '#server/content/tasks/content-runs.ts'
import {openDatabase} from '#server/platform/db/connect.ts'
import {readSettings} from '#server/settings.ts'
import type {TestApi} from '../support/api/api.ts'
import {newFolder, set, startWithContent} from '../support/content/content.ts'
import {content as runContent} from '../support/content/content-command.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {type Portal, startPortal} from '../support/feeds/portal.ts'
import {newDirectory} from '../support/storage/directories.ts'

describe('the outcome of imports and syncs', () => {
  let api: TestApi
  let portal: Portal
  let content: Content
  before(async () => {
    portal = await startPortal()
    api = await startWithContent(oneDatabase, await newFolder())
    content = recordRuns(api.content, {database: api.database})
  })
  after(async () => {
    await api.close()
    portal.close()
  })
  beforeEach(async () => (await api.database.ready()).delete(contentRuns))

  const runs = async () => listRuns(await api.database.ready(), 10)

  it('an import is kept with its counts', async () => {
    const folder = await newFolder(set('reviews', 'four', {rating: 4}))
    await content.perform('import', folder)
    const [{outcome, source, counts} = assert.fail()] = await runs()
    assert.deepEqual({outcome, source}, {outcome: 'done', source: folder})
    assert.equal(counts.changed, 1)
    assert.ok((counts.records ?? 0) > 10)
  })

  it('an import that is refused is kept with each reason', async () => {
    await content.perform('import', await newFolder(set('team', 'anna', {name: ''})))
    const [{outcome, problems} = assert.fail()] = await runs()
    assert.equal(outcome, 'refused')
    const [{record, field} = assert.fail()] = problems
    assert.equal(record, 'team/anna.json')
    assert.equal(field, 'name')
  })

  it('a sync is kept with the listings that were refused, and without the password of the feed', async () => {
    portal.listings = [{reference: 'a-1'}, {reference: 'a-2', type: 'castle'}]
    const address = portal.feed.replace('http://', 'http://reader:word@')
    portal.answers['/feed.xml?key=secret'] = (_request, response) => {
      response.writeHead(302, {location: '/feed.xml'}).end()
    }
    await content.perform('sync', `${address}?key=secret`, {sync: {permitDays: 30}})
    const [run = assert.fail()] = await runs()
    assert.equal(run.outcome, 'done', run.says ?? '')
    assert.equal(run.source, portal.feed)
    assert.deepEqual(run.counts, {
      ...{listings: 2, added: 1, changed: 0, withdrawn: 0, unchanged: 0, refused: 1},
    })
    assert.equal(run.problems[0]?.record, 'a-2')
    assert.doesNotMatch(JSON.stringify(run), /secret|word/)
  })

  it('a feed that cannot be fetched is kept with what to do', async () => {
    await content.perform('sync', `${portal.host}/missing.xml`)
    const [{outcome, says} = assert.fail()] = await runs()
    assert.equal(outcome, 'failed')
    assert.match(says ?? '', /404/)
  })

  it('the first 200 of many problems are stored, and all are counted; invalid characters are removed', async () => {
    const problems = Array.from({length: 300}, (_, n) => ({
      file: 'team.json',
      says: `\0wrong ${n}`,
    }))
    const refusing: Content = {perform: async () => ({is: 'refused', problems})}
    await recordRuns(refusing, {database: api.database}).perform('import', '/somewhere')
    const [run = assert.fail()] = await runs()
    assert.equal(run.problems.length, 200)
    assert.equal(run.problemCount, 300)
    assert.equal(run.problems[0]?.says, 'wrong 0')
  })

  it('runs that only check, never began or were stopped are not stored', async () => {
    await content.perform('import', await newFolder(), {dryRun: true})
    await content.perform('export', await newDirectory())
    await content.perform('import', await newFolder(), {signal: AbortSignal.abort()})
    assert.deepEqual(await runs(), [])
  })

  it('a task that breaks off is kept and breaks off as before', async () => {
    const broken: Content = {perform: () => Promise.reject(new Error('out of memory'))}
    await assert.rejects(
      recordRuns(broken, {database: api.database}).perform('import', '/somewhere'),
      /out of memory/,
    )
    const [{outcome, says} = assert.fail()] = await runs()
    assert.deepEqual({outcome, says}, {outcome: 'failed', says: 'out of memory'})
  })

  it('a database that cannot be written changes nothing about the task', async () => {
    const down = {ready: () => Promise.reject(new Error('down'))}
    const done: Content = {perform: async () => ({is: 'failed', says: 'No folder.'})}
    const report = await recordRuns(done, {database: down}).perform('import', '/somewhere')
    assert.deepEqual(report, {is: 'failed', says: 'No folder.'})
  })

  it('fifty are kept, the latest first', async () => {
    let number = 0
    const failing: Content = {perform: async () => ({is: 'failed', says: `${number++}`})}
    const recorded = recordRuns(failing, {database: api.database})
    for (let n = 0; n < 52; n++) await recorded.perform('import', '/somewhere')
    const kept = await listRuns(await api.database.ready(), 100)
    assert.equal(kept.length, 50)
    assert.equal(kept[0]?.says, '51')
  })
})

describe('npm run content -- import', () => {
  it('without a server keeps its outcome for the next one', async () => {
    const env = await oneDatabase.prepare()
    assert.equal((await runContent(['import', await newFolder()], env)).code, 0)
    const database = openDatabase(readSettings(env))
    const [run] = await listRuns(await database.ready(), 1)
    await database.close()
    assert.equal(run?.outcome, 'done')
  })
})
