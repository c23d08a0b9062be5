import assert from 'node:assert/strict'
import {readdir, readFile, rmdir, stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {beforeEach, describe, it, type TestContext} from 'node:test'
import type {Lead} from '#server/leads/lead.ts'
import {openSpool, type Spool, SpoolUnavailable} from '#server/leads/spool.ts'
import {leadOf, namesOf, type TestLog, testLog} from '../../support/leads/leads.ts'
import {newDirectory} from '../../support/storage/directories.ts'
import {watchDisk} from '../../support/storage/disk.ts'

const sizeOf = (lead: Lead) => Buffer.byteLength(`${JSON.stringify(lead)}\n`)

describe('lead spool on disk', () => {
  let directory: string
  let archive: string
  let logged: TestLog
  beforeEach(async () => {
    directory = join(await newDirectory(), 'spool')
    archive = join(directory, 'stored')
    logged = testLog()
  })

  async function open(test: TestContext, more: {limit?: number; archive?: string} = {}) {
    const usual = {directory, limit: 10_000_000, archive: undefined, log: logged.log}
    const spool = await openSpool({...usual, ...more})
    test.after(() => spool.close())
    return spool
  }
  const files = async (folder = directory) =>
    (await readdir(folder)).filter(name => /\.jsonl/.test(name)).sort()

  for (const operation of ['appendFile', 'datasync'] as const) {
    it(`the spool continues in a new file after a failed ${operation}`, async test => {
      const disk = watchDisk(test)
      const spool = await open(test)
      await spool.append(leadOf('A'))
      disk.failNext(operation)
      await assert.rejects(spool.append(leadOf('B')), {name: 'SpoolUnavailable'})
      assert.deepEqual(disk.open, [], 'the file that failed is closed')
      await spool.append(leadOf('C'))
      assert.deepEqual(await files(), ['00000001.jsonl', '00000002.jsonl'])
      assert.match(await readFile(join(directory, '00000002.jsonl'), 'utf8'), /"name":"C"/)
      assert.deepEqual(namesOf(spool.oldest(10)), ['A', 'C'])
      assert.deepEqual(logged.messages(), ['writing leads to the spool failed'])
    })
  }

  it('the spool leaves no empty files when writing fails repeatedly', async test => {
    const disk = watchDisk(test)
    const spool = await open(test)
    for (let n = 0; n < 3; n++) {
      disk.failNext('appendFile')
      await assert.rejects(spool.append(leadOf('A')), {name: 'SpoolUnavailable'})
    }
    assert.deepEqual(await files(), [])
  })

  it('the spool counts leads set aside, and unreadable lines also after a restart', async test => {
    const first = await open(test)
    await first.append(leadOf('A'))
    await first.close()
    await writeFile(join(directory, '00000000.jsonl'), 'damaged\nlines\n')
    const spool = await open(test)
    const [lead] = spool.oldest(1)
    assert.equal(lead && spool.setAside(lead), '00000001.jsonl')
    const {waiting, damaged} = spool.status()
    assert.deepEqual([waiting, damaged], [1, 3])
    await spool.close()
    assert.equal((await open(test)).status().damaged, 2)
  })

  it('the spool frees the space of a lead that could not be written', async test => {
    const lead = leadOf('A')
    const disk = watchDisk(test)
    const spool = await open(test, {limit: sizeOf(lead)})
    disk.failNext('datasync')
    await assert.rejects(spool.append(lead), {message: 'The spool cannot be written.'})
    assert.deepEqual(spool.status(), {waiting: 0, bytes: 0, full: false, damaged: 0})
    await spool.append(lead)
    assert.deepEqual(spool.status(), {waiting: 1, bytes: sizeOf(lead), full: false, damaged: 0})
  })

  it('the spool accepts leads up to the exact byte of its limit', async test => {
    const [one, other] = [leadOf('A'), leadOf('B')]
    const exact = await open(test, {limit: sizeOf(one) + sizeOf(other)})
    await exact.append(one)
    await exact.append(other)
    assert.equal(exact.status().full, false)
    directory = join(await newDirectory(), 'spool')
    const short = await open(test, {limit: sizeOf(one) + sizeOf(other) - 1})
    await short.append(one)
    await assert.rejects(short.append(other), {message: 'The spool is full.'})
    assert.deepEqual(short.status(), {waiting: 1, bytes: sizeOf(one), full: true, damaged: 0})
  })

  it('leads of the last run count towards the limit of the spool', async test => {
    const lead = leadOf('A')
    await (await open(test)).append(lead)
    const spool = await open(test, {limit: sizeOf(lead)})
    assert.deepEqual(spool.status(), {waiting: 1, bytes: sizeOf(lead), full: false, damaged: 0})
    await assert.rejects(spool.append(leadOf('B')), SpoolUnavailable)
    await spool.settle(spool.oldest(1))
    assert.deepEqual(spool.status(), {waiting: 0, bytes: 0, full: false, damaged: 0})
  })

  it('append() syncs the folder and the file before it resolves', async test => {
    const disk = watchDisk(test)
    const spool = await open(test)
    assert.equal(disk.syncsOf(directory), 1)
    await spool.append(leadOf('A'))
    assert.equal(disk.syncsOf(directory), 2)
    assert.equal(disk.syncsOf(join(directory, '00000001.jsonl')), 1)
    await spool.append(leadOf('B'))
    assert.equal(disk.syncsOf(join(directory, '00000001.jsonl')), 2)
  })

  it('the spool syncs leads that are appended concurrently together', async test => {
    const disk = watchDisk(test)
    const spool = await open(test)
    await Promise.all(['A', 'B', 'C', 'D'].map(name => spool.append(leadOf(name))))
    // The first alone, the others while it was written.
    assert.equal(disk.syncsOf(join(directory, '00000001.jsonl')), 2)
  })

  it('close() syncs both folders when it moves a file into the archive', async test => {
    const disk = watchDisk(test)
    const spool = await open(test, {archive})
    await spool.append(leadOf('A'))
    await spool.settle(spool.oldest(1))
    const [left, arrived] = [disk.syncsOf(directory), disk.syncsOf(archive)]
    await spool.close()
    assert.equal(disk.syncsOf(directory), left + 1)
    assert.equal(disk.syncsOf(archive), arrived + 1)
    const [moved = ''] = await files(archive)
    assert.match(moved, /^\d{13}-00000001\.jsonl$/)
    assert.match(await readFile(join(archive, moved), 'utf8'), /"name":"A"/)
  })

  for (const [what, more] of [
    ['removing', () => ({})],
    ['archiving', () => ({archive})],
  ] as const) {
    it(`the spool runs disk operations one at a time while ${what} files`, async test => {
      const large = {...leadOf('A'), payload: {message: 'x'.repeat(1024 * 1024)}}
      await (await open(test)).append(large)
      await writeFile(join(directory, '00000002.jsonl'), '')
      await writeFile(join(directory, '00000003.jsonl'), 'damaged\n')
      const disk = watchDisk(test)
      const spool = await open(test, more())
      await spool.settle([large])
      await spool.append(large)
      await spool.settle([large])
      disk.failNext('datasync')
      await assert.rejects(spool.append(leadOf('B')))
      await spool.append(leadOf('C'))
      await spool.settle(spool.oldest(1))
      await spool.close()
      disk.didOneThingAtATime()
      assert.deepEqual(disk.open, [])
      // Only the file with the unreadable line is left.
      assert.deepEqual(await files(), ['00000003.jsonl.damaged'])
    })
  }

  it('folders and files of the spool are readable only by their owner', async test => {
    await (await open(test, {archive})).append(leadOf('A'))
    const modes = [directory, archive, join(directory, '00000001.jsonl')].map(
      async path => (await stat(path)).mode & 0o777,
    )
    assert.deepEqual(await Promise.all(modes), [0o700, 0o700, 0o600])
  })

  it('the spool continues the file numbers of the last run', async test => {
    await (await open(test)).append(leadOf('A'))
    await (await open(test)).append(leadOf('B'))
    assert.deepEqual(await files(), ['00000001.jsonl', '00000002.jsonl'])
    assert.deepEqual(namesOf((await open(test)).oldest(10)), ['A', 'B'])
    assert.deepEqual(logged.messages(), [])
  })

  it('the spool reads more than nine files in the order of their numbers', async test => {
    const people = [...'ABCDEFGHIJKL']
    for (const name of people) await (await open(test)).append(leadOf(name))
    watchDisk(test)
    assert.deepEqual(namesOf((await open(test)).oldest(100)), people)
  })

  it('the spool removes files of the last run as their leads are stored', async test => {
    const last = await open(test)
    for (const name of ['A', 'B']) await last.append(leadOf(name))
    const spool = await open(test)
    await spool.settle(spool.oldest(1))
    assert.deepEqual(await files(), ['00000001.jsonl'])
    await spool.settle(spool.oldest(1))
    assert.deepEqual(await files(), [])
  })

  it('the spool removes an empty file of the last run and continues its number', async test => {
    await open(test)
    await writeFile(join(directory, '00000012.jsonl'), '')
    const spool = await open(test)
    assert.deepEqual(await files(), [])
    await spool.append(leadOf('A'))
    assert.deepEqual(await files(), ['00000013.jsonl'])
  })

  it('the spool keeps its current file when one of the last run is removed', async test => {
    await (await open(test)).append(leadOf('A'))
    const spool = await open(test)
    await spool.append(leadOf('B'))
    await spool.settle(spool.oldest(1))
    await spool.append(leadOf('C'))
    assert.deepEqual(await files(), ['00000002.jsonl'])
  })

  it('a reopened spool returns a lead that was stored just before a crash', async test => {
    const last = await open(test)
    await last.append(leadOf('A'))
    await last.settle(last.oldest(1))
    assert.deepEqual(namesOf((await open(test)).oldest(10)), ['A'])
  })

  for (const [short, remaining] of [
    [1, ['00000001.jsonl']],
    [0, []],
  ] as const) {
    const what = short ? 'keeps' : 'removes'
    it(`the spool ${what} a drained file of 1 MB minus ${short} B`, async test => {
      const spool = await open(test)
      const lead = {...leadOf('A'), payload: {message: ''}}
      lead.payload.message = 'x'.repeat(1024 * 1024 - sizeOf(lead) - short)
      await spool.append(lead)
      await spool.settle([lead])
      assert.deepEqual(await files(), remaining)
      await spool.append(leadOf('B'))
      assert.deepEqual(await files(), [short ? '00000001.jsonl' : '00000002.jsonl'])
    })
  }

  it('the spool keeps a file that is written while its other leads are stored', async test => {
    watchDisk(test)
    const spool = await open(test)
    const large = {...leadOf('A'), payload: {message: 'x'.repeat(1024 * 1024)}}
    await spool.append(large)
    await Promise.all([spool.append(leadOf('B')), spool.settle([large])])
    const reopened = await open(test)
    assert.deepEqual(namesOf(reopened.oldest(10)).slice(-1), ['B'], 'B was acknowledged')
    await spool.settle(spool.oldest(1))
    await spool.append(leadOf('C'))
    assert.deepEqual(logged.messages(), [])
  })

  it('the spool removes a file whose leads were stored while a write failed', async test => {
    const disk = watchDisk(test)
    const spool = await open(test)
    await spool.append(leadOf('A'))
    disk.failNext('datasync')
    const written = spool.append(leadOf('B'))
    await Promise.all([assert.rejects(written), spool.settle(spool.oldest(1))])
    assert.deepEqual(await files(), [])
  })

  it('the spool closes the files that it no longer writes', async test => {
    const disk = watchDisk(test)
    const spool = await open(test)
    const large = {...leadOf('A'), payload: {message: 'x'.repeat(1024 * 1024)}}
    await spool.append(large)
    assert.deepEqual(disk.open, [join(directory, '00000001.jsonl')])
    await spool.settle([large])
    assert.deepEqual(disk.open, [])
    await spool.append(leadOf('B'))
    await spool.close()
    assert.deepEqual(disk.open, [])
  })

  it('the spool logs a file that it cannot archive and accepts further leads', async test => {
    const spool = await open(test, {archive: join(directory, 'stored')})
    const large = {...leadOf('A'), payload: {message: 'x'.repeat(1024 * 1024)}}
    await spool.append(large)
    await rmdir(archive)
    await spool.settle([large])
    assert.deepEqual(logged.messages(), ['retiring a spool file failed'])
    await spool.append(leadOf('B'))
    assert.deepEqual(namesOf(spool.oldest(10)), ['B'])
  })

  it('find() returns a waiting lead by its key until it is stored', async test => {
    const spool = await open(test)
    const lead = leadOf('A', {key: 'k1'})
    await spool.append(lead)
    assert.equal(spool.find('k1')?.id, lead.id)
    assert.equal(spool.find('k2'), undefined)
    await spool.settle([lead])
    assert.equal(spool.find('k1'), undefined)
  })

  it('find() returns the later of two leads with one key after the first is stored', async test => {
    const spool = await open(test)
    const [earlier, later] = [leadOf('A', {key: 'k1'}), leadOf('B', {key: 'k1'})]
    await spool.append(earlier)
    await spool.append(later)
    await spool.settle([earlier])
    assert.equal(spool.find('k1')?.id, later.id)
  })

  it('oldest() returns the requested number of leads, oldest first', async test => {
    const spool = await open(test)
    for (const name of ['A', 'B', 'C']) await spool.append(leadOf(name))
    assert.deepEqual(namesOf(spool.oldest(2)), ['A', 'B'])
    assert.deepEqual(namesOf(spool.oldest(3)), ['A', 'B', 'C'])
  })

  it('oldest() skips a lead set aside, which still counts as waiting', async test => {
    const spool = await open(test)
    for (const name of ['A', 'B', 'C']) await spool.append(leadOf(name))
    const [, b] = spool.oldest(3) as [Lead, Lead, Lead]
    spool.setAside(b)
    spool.setAside(leadOf('of another spool'))
    assert.deepEqual(namesOf(spool.oldest(2)), ['A', 'C'])
    assert.deepEqual(namesOf(spool.unsettled()), ['A', 'B', 'C'])
    assert.equal(spool.status().waiting, 3)
  })

  it('settle() ignores a lead that was settled before', async test => {
    const spool = await open(test)
    await spool.append(leadOf('A'))
    await spool.append(leadOf('B'))
    const [a] = spool.oldest(1) as [Lead]
    await spool.settle([a, a])
    await spool.settle([a])
    assert.deepEqual(namesOf(spool.oldest(10)), ['B'])
    assert.equal(spool.status().waiting, 1)
    assert.deepEqual(await files(), ['00000001.jsonl'], 'B is still in it')
  })

  it('the spool calls onAppend once appended leads are available', async test => {
    const spool = await open(test)
    const available: number[] = []
    spool.onAppend = () => available.push(spool.oldest(10).length)
    await spool.append(leadOf('A'))
    await Promise.all([spool.append(leadOf('B')), spool.append(leadOf('C'))])
    assert.equal(available[0], 1)
    assert.equal(available.at(-1), 3)
    spool.onAppend = undefined
    await spool.append(leadOf('D'))
  })

  it('close() finishes a pending append of the spool', async test => {
    const spool: Spool = await open(test)
    let isWritten = false
    const appended = spool.append(leadOf('A')).then(() => {
      isWritten = true
    })
    await spool.close()
    assert.equal(isWritten, true)
    await appended
    assert.deepEqual(namesOf((await open(test)).oldest(10)), ['A'])
  })
})
