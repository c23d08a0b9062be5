import assert from 'node:assert/strict'
import {appendFile, readdir, readFile, truncate, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {PassThrough} from 'node:stream'
import {afterEach, beforeEach, describe, it} from 'node:test'
import {type Drain, startDrain} from '#server/leads/drain.ts'
import {type Lead, makeLead} from '#server/leads/lead.ts'
import {restoreArchive} from '#server/leads/restore.ts'
import {openSpool, type Spool, SpoolUnavailable} from '#server/leads/spool.ts'
import {createLog} from '#server/platform/log.ts'
import {enquiry} from '../../support/leads/people.ts'
import {newDirectory} from '../../support/storage/directories.ts'

describe('lead spool', () => {
  let directory: string
  let archive: string
  let logged: string
  const drains: Drain[] = []
  const spools: Spool[] = []
  beforeEach(async () => {
    directory = join(await newDirectory(), 'spool')
    archive = join(directory, 'stored')
    logged = ''
  })
  afterEach(async () => {
    for (const started of drains.splice(0)) await started.stop()
    for (const spool of spools.splice(0)) await spool.close().catch(() => {})
  })

  it('append() resolves once the lead is on disk', async () => {
    const spool = await open()
    const lead = leadOf('Layla')
    await spool.append(lead)
    const written = (await linesOnDisk()).map(line => JSON.parse(line))
    assert.deepEqual(written, [lead])
  })

  it('a reopened spool returns unstored leads in order after a crash', async () => {
    const crashed = await open()
    for (const name of ['A', 'B', 'C']) await crashed.append(leadOf(name))
    assert.deepEqual(names((await open()).oldest(10)), ['A', 'B', 'C'])
  })

  it('the spool skips a torn last line and keeps all others', async () => {
    const crashed = await open()
    for (const name of ['A', 'B', 'C']) await crashed.append(leadOf(name))
    const [file = ''] = await files()
    const size = (await readFile(file)).length
    await truncate(file, size - 10)
    const spool = await open()
    assert.deepEqual(names(spool.oldest(10)), ['A', 'B'])
    // The next lead is not appended to the torn line.
    await spool.append(leadOf('D'))
    assert.deepEqual(names((await open()).oldest(10)), ['A', 'B', 'D'])
  })

  it('the spool keeps a complete last line without a line break', async () => {
    await (await open()).append(leadOf('A'))
    const [file = ''] = await files()
    await truncate(file, (await readFile(file)).length - 1)
    assert.deepEqual(names((await open()).oldest(10)), ['A'])
  })

  it('the spool keeps a damaged file and returns its readable leads', async () => {
    await (await open()).append(leadOf('A'))
    const [file = ''] = await files()
    await appendFile(file, '\0\0\0\0\n')
    await appendFile(file, `${JSON.stringify(leadOf('B'))}\n`)
    const spool = await open()
    assert.deepEqual(names(spool.oldest(10)), ['A', 'B'])
    await spool.settle(spool.oldest(10))
    assert.match(logged, /"damaged":1/)
    assert.deepEqual((await readdir(directory)).filter(name => name.endsWith('.damaged')).length, 1)
  })

  it('a full spool rejects leads until some are stored', async () => {
    const spool = await open({limit: 1_500})
    await spool.append(leadOf('A'))
    const refused = Array.from({length: 5}, () => spool.append(leadOf('B')))
    const outcomes = await Promise.allSettled(refused)
    const rejections = outcomes.filter(one => one.status === 'rejected')
    assert.ok(rejections.length > 0 && rejections[0]?.reason instanceof SpoolUnavailable)
    assert.equal(spool.status().full, true)
    await spool.settle(spool.oldest(10))
    await spool.append(leadOf('C'))
    assert.deepEqual(spool.status().full, false)
  })

  it('the spool continues in a new file after a failed write', async () => {
    const spool = await open()
    // The name of the next file is taken, so that creating it fails.
    await writeFile(join(directory, '00000001.jsonl'), '')
    await assert.rejects(spool.append(leadOf('A')), SpoolUnavailable)
    await spool.append(leadOf('B'))
    assert.deepEqual(names((await open()).oldest(10)), ['B'])
    assert.equal(spool.status().waiting, 1)
  })

  it('the spool leaves no file after all its leads are stored and it is closed', async () => {
    const spool = await open()
    await spool.append(leadOf('A'))
    await spool.settle(spool.oldest(10))
    await spool.close()
    assert.deepEqual(await files(), [])
  })

  it('the spool starts a new file after a large one was stored', async () => {
    const spool = await open()
    const long = {...leadOf('A'), payload: {message: 'x'.repeat(1_100_000)}}
    await spool.append(long)
    const [first] = await files()
    await spool.settle([long])
    await spool.append(leadOf('B'))
    const [second, ...more] = await files()
    assert.deepEqual([second === first, more], [false, []])
  })

  it('the spool keeps 500 leads that are appended concurrently, in order', async () => {
    const spool = await open()
    const all = Array.from({length: 500}, (_, n) => leadOf(`N${n}`))
    await Promise.all(all.map(lead => spool.append(lead)))
    assert.deepEqual(names((await open()).oldest(1_000)), names(all))
  })

  describe('drain of the spool into the database', () => {
    it('leads wait while the database is down and are then stored once, in order', async () => {
      const spool = await open()
      const store = fakeStore()
      store.down = true
      drain(spool, store)
      for (const name of ['A', 'B', 'C']) await spool.append(leadOf(name))
      await store.calledTimes(3)
      assert.deepEqual([store.names, spool.status().waiting], [[], 3])
      store.down = false
      await store.has(3)
      assert.deepEqual(store.names, ['A', 'B', 'C'])
      assert.equal(logged.match(/database unavailable/g)?.length, 1)
    })

    it('the drain passes a rejected lead, which stays on disk', async () => {
      const spool = await open()
      const store = fakeStore()
      store.rejectedName = 'B'
      for (const name of ['A', 'B', 'C']) await spool.append(leadOf(name))
      const {settled} = drain(spool, store)
      await store.has(2)
      await settled()
      assert.deepEqual(store.names, ['A', 'C'])
      assert.deepEqual(names(spool.unsettled()), ['B'])
      await spool.close()
      assert.deepEqual(names((await open()).oldest(10)).includes('B'), true)
    })
  })

  describe('spool archive of an embedded database', () => {
    it('the spool moves files of stored leads into the archive', async () => {
      const spool = await open({archive})
      await spool.append(leadOf('A'))
      await spool.settle(spool.oldest(10))
      await spool.close()
      assert.equal((await readdir(archive)).length, 1)
    })

    it('archived leads are stored again only after an unclean stop', async () => {
      const spool = await open({archive})
      for (const name of ['A', 'B']) await spool.append(leadOf(name))
      await spool.settle(spool.oldest(10))
      await spool.close()
      const store = fakeStore()
      await restoreArchive({archive, needed: false, store, log: log()}).finished
      assert.deepEqual(store.names, [])
      await restoreArchive({archive, needed: true, store, log: log()}).finished
      assert.deepEqual(store.names, ['A', 'B'])
    })

    it('an interrupted restore of archived leads continues at the next start', async () => {
      const spool = await open({archive})
      await spool.append(leadOf('A'))
      await spool.settle(spool.oldest(10))
      await spool.close()
      const store = fakeStore()
      store.down = true
      const interrupted = restoreArchive({archive, needed: true, store, log: log()})
      await store.calledTimes(1)
      await interrupted.stop()
      store.down = false
      await restoreArchive({archive, needed: false, store, log: log()}).finished
      assert.deepEqual(store.names, ['A'])
    })
  })

  async function open(more: {limit?: number; archive?: string} = {}) {
    const usual = {directory, limit: 10_000_000, archive: undefined, log: log()}
    const spool = await openSpool({...usual, ...more})
    spools.push(spool)
    return spool
  }

  function drain(spool: Spool, store: ReturnType<typeof fakeStore>) {
    const started = startDrain({spool, store, log: log(), pauses: {first: 1, longest: 5}})
    drains.push(started)
    return started
  }

  function log() {
    const sink = new PassThrough()
    sink.on('data', (piece: Buffer) => {
      logged += piece
    })
    return createLog({logLevel: 'info'}, sink)
  }

  async function files() {
    const all = (await readdir(directory)).filter(name => name.endsWith('.jsonl')).sort()
    return all.map(name => join(directory, name))
  }

  async function linesOnDisk() {
    const texts = await Promise.all((await files()).map(file => readFile(file, 'utf8')))
    return texts.join('').split('\n').filter(Boolean)
  }
})

const leadOf = (name: string) =>
  makeLead({
    form: 'contact',
    payload: {...enquiry, name},
    context: {},
    suspectedSpam: null,
    key: undefined,
  })

const names = (leads: Lead[]) => leads.map(({payload}) => payload.name)

/** A fake database that can be down or reject a lead, and whose calls a test can await. */
function fakeStore() {
  const stored: Lead[] = []
  let calls = 0
  let onCall = () => {}
  const until = async (done: () => boolean) => {
    while (!done()) {
      await new Promise<void>(resolve => {
        onCall = resolve
      })
    }
  }
  return {
    down: false,
    rejectedName: '',
    get names() {
      return names(stored)
    },
    async insert(batch: Lead[]) {
      calls++
      try {
        if (this.down) throw Object.assign(new Error('down'), {code: 'ECONNREFUSED'})
        if (names(batch).includes(this.rejectedName)) {
          throw Object.assign(new Error('refused'), {code: '22021'})
        }
        stored.push(...batch)
      } finally {
        onCall()
      }
    },
    calledTimes: (times: number) => until(() => calls >= times),
    has: (count: number) => until(() => stored.length >= count),
  }
}
