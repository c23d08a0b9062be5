import assert from 'node:assert/strict'
import {existsSync} from 'node:fs'
import {mkdir, readdir, stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {beforeEach, describe, it} from 'node:test'
import type {Lead} from '#server/leads/lead.ts'
import {restoreArchive} from '#server/leads/restore.ts'
import {stopClock} from '../support/api/clock.ts'
import {leadOf, namesOf, type TestLog, testLog} from '../support/leads/leads.ts'
import {newDirectory} from '../support/storage/directories.ts'
import {watchDisk} from '../support/storage/disk.ts'

describe('restore of archived leads', () => {
  let archive: string
  let mark: string
  let logged: TestLog
  let store: ReturnType<typeof storeInMemory>
  beforeEach(async () => {
    archive = join(await newDirectory(), 'stored')
    mark = join(archive, 'restore')
    logged = testLog()
    store = storeInMemory()
  })

  const writeArchive = async (file: string, ...names: string[]) => {
    await mkdir(archive, {recursive: true})
    const lines = names.map(name => `${JSON.stringify(leadOf(name))}\n`)
    await writeFile(join(archive, file), lines.join(''))
  }
  const restore = (needed: boolean) => restoreArchive({archive, needed, store, log: logged.log})
  const names = () => namesOf(store.batches.flat())

  it('restore stores archived leads again, oldest first, and logs their number', async test => {
    await writeArchive('2-00000002.jsonl', 'C')
    await writeArchive('1-00000001.jsonl', 'A', 'B')
    await writeArchive('1-00000001.jsonl.damaged', 'X')
    await writeArchive('notes.txt', 'Y')
    const disk = watchDisk(test)
    await restore(true).finished
    disk.didOneThingAtATime()
    assert.deepEqual(names(), ['A', 'B', 'C'])
    assert.deepEqual(logged.messages(), ['verified stored leads against the database'])
    assert.equal(logged.lines()[0]?.count, 3)
    assert.equal(existsSync(mark), false)
  })

  it('restore stores and logs nothing when it is not needed', async () => {
    await writeArchive('1-00000001.jsonl', 'A')
    await restore(false).finished
    assert.deepEqual([names(), logged.messages()], [[], []])
  })

  it('restore stores archived leads again when the operator left a restore mark', async () => {
    await writeArchive('1-00000001.jsonl', 'A')
    await writeFile(mark, '')
    await restore(false).finished
    assert.deepEqual(names(), ['A'])
    assert.equal(existsSync(mark), false)
  })

  it('restore creates a private archive folder and logs nothing without leads', async () => {
    await restore(true).finished
    assert.deepEqual([names(), logged.messages(), await readdir(archive)], [[], [], []])
    assert.equal((await stat(archive)).mode & 0o777, 0o700)
  })

  it('restore stores archived leads in batches of at most 200, in order', async () => {
    const people = Array.from({length: 601}, (_, n) => `N${n}`)
    await writeArchive('1-00000001.jsonl', ...people.slice(0, 201))
    await writeArchive('2-00000002.jsonl')
    await writeArchive('3-00000003.jsonl', ...people.slice(201))
    await restore(true).finished
    const lengths = store.batches.map(({length}) => length)
    assert.deepEqual(lengths, [200, 1, 200, 200])
    assert.deepEqual(names(), people)
  })

  it('restore retries two seconds after the database was down', async test => {
    const clock = stopClock(test)
    await writeArchive('1-00000001.jsonl', 'A')
    store.down = true
    const {finished} = restore(true)
    await store.calledTimes(1)
    store.down = false
    await clock.pass(1_999)
    assert.equal(store.calls, 1)
    await clock.pass(1)
    await finished
    assert.deepEqual(names(), ['A'])
    assert.deepEqual(logged.messages(), ['verified stored leads against the database'])
  })

  it('restore skips rejected leads and unreadable lines and logs both', async () => {
    await writeArchive('1-00000001.jsonl', 'A', 'Bad', 'C')
    await writeFile(join(archive, '2-00000002.jsonl'), 'damaged\n')
    await restore(true).finished
    assert.deepEqual(names(), ['A', 'C'])
    const refused = 'database rejected a stored lead'
    assert.deepEqual(logged.messages().slice(0, 2), [refused, 'stored leads are unreadable'])
    assert.equal(existsSync(mark), false)
  })

  it('a restore interrupted by a stop logs nothing and resumes at the next start', async test => {
    stopClock(test)
    await writeArchive('1-00000001.jsonl', 'A')
    store.down = true
    const {stop, finished} = restore(true)
    await store.calledTimes(1)
    await stop()
    await finished
    assert.deepEqual(logged.messages(), [])
    assert.equal(existsSync(mark), true)
    store.down = false
    await restore(false).finished
    assert.deepEqual(names(), ['A'])
  })

  it('a restore stopped at once stores nothing and keeps its mark', async () => {
    await writeArchive('1-00000001.jsonl', 'A')
    await restore(true).stop()
    assert.deepEqual([store.calls, logged.messages()], [0, []])
    assert.equal(existsSync(mark), true)
  })

  it('restore logs its failure when an archive file cannot be read', async () => {
    await mkdir(join(archive, '1-00000001.jsonl'), {recursive: true})
    await restore(true).finished
    assert.deepEqual(logged.messages(), ['restoring stored leads failed'])
    const [{err}] = logged.lines() as [{err: NodeJS.ErrnoException}]
    assert.equal(err.code, 'EISDIR')
  })

  it('the retry timer of a restore does not keep the process alive', async test => {
    const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
    const before = timers()
    await writeArchive('1-00000001.jsonl', 'A')
    store.down = true
    const {stop} = restore(true)
    test.after(() => stop())
    await store.calledTimes(1)
    assert.equal(timers(), before)
  })
})

/** A fake database that can be down, and whose calls a test can await. */
function storeInMemory() {
  let onCall = () => {}
  const store = {
    down: false,
    calls: 0,
    batches: [] as Lead[][],
    async insert(batch: Lead[]) {
      store.calls++
      // After the caller has processed the result.
      setImmediate(() => onCall())
      if (store.down) throw Object.assign(new Error('down'), {code: 'ECONNREFUSED'})
      if (namesOf(batch).includes('Bad')) throw new RangeError('bad')
      store.batches.push(batch)
    },
    async calledTimes(times: number) {
      while (store.calls < times) {
        await new Promise<void>(resolve => {
          onCall = resolve
        })
      }
    },
  }
  return store
}
