import assert from 'node:assert/strict'
import {afterEach, beforeEach, describe, it, type TestContext} from 'node:test'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {type Drain, startDrain} from '#server/leads/drain.ts'
import type {Lead} from '#server/leads/lead.ts'
import type {Spool} from '#server/leads/spool.ts'
import {leadOf, namesOf, type TestLog, testLog} from '../support/leads/leads.ts'

const DOWN = Object.assign(new Error('down'), {code: 'ECONNREFUSED'})
const REFUSED = Object.assign(new Error('refused'), {code: '22021'})

describe('drain of the lead spool', () => {
  let spool: ReturnType<typeof listAsSpool>
  let store: ReturnType<typeof storeInMemory>
  let logged: TestLog
  let drain: Drain | undefined
  beforeEach(() => {
    spool = listAsSpool()
    store = storeInMemory()
    logged = testLog()
  })
  afterEach(async () => {
    store.fails = () => undefined
    await drain?.stop()
  })

  /** With a fake clock that only a test advances. */
  function start({mock}: TestContext, pauses?: {first: number; longest: number}) {
    mock.timers.enable({apis: ['setTimeout']})
    const started = startDrain({spool, store, log: logged.log, pauses})
    drain = started
    const pass = async (ms: number) => {
      mock.timers.tick(ms)
      await started.settled()
    }
    /** A lead whose first attempt has ended. */
    const add = async (name: string) => {
      spool.add(leadOf(name))
      await started.settled()
    }
    return {...started, add, pass}
  }

  it('the drain stores waiting and later leads in the order of arrival', async test => {
    for (const name of ['A', 'B']) spool.add(leadOf(name))
    const {add, isDown, settled} = start(test)
    await settled()
    assert.deepEqual(store.names, ['A', 'B'])
    await add('C')
    assert.deepEqual(store.names, ['A', 'B', 'C'])
    assert.deepEqual(spool.waiting, [])
    assert.equal(isDown(), false)
    assert.deepEqual(logged.messages(), [])
  })

  it('the drain stores a lead that arrives while others are being stored', async test => {
    const {add} = start(test)
    store.during = () => {
      store.during = () => {}
      spool.add(leadOf('B'))
    }
    await add('A')
    assert.deepEqual(store.names, ['A', 'B'])
  })

  it('the drain stores at most 200 leads at a time', async test => {
    for (let n = 0; n < 450; n++) spool.add(leadOf(`N${n}`))
    await start(test).settled()
    assert.deepEqual(store.batches, [200, 200, 50])
  })

  it('the drain is down from a failed insert until the next success', async test => {
    const {add, isDown, pass} = start(test)
    store.fails = () => DOWN
    await add('A')
    assert.equal(isDown(), true)
    store.fails = () => undefined
    await pass(250)
    assert.equal(isDown(), false)
    assert.deepEqual(store.names, ['A'])
  })

  it('the drain logs each database outage once and each recovery once', async test => {
    const {add, pass} = start(test)
    for (const times of [3, 2]) {
      store.fails = () => DOWN
      await add('A')
      for (let n = 1; n < times; n++) await pass(10_000)
      store.fails = () => undefined
      await pass(10_000)
    }
    const down = 'database unavailable, keeping leads in the spool'
    const back = 'database recovered, storing spooled leads'
    assert.deepEqual(logged.messages(), [down, back, down, back])
    assert.equal(logged.lines()[0]?.waiting, 1)
  })

  it('the drain doubles its retry delay from 250 ms up to 10 s', async test => {
    const {add, settled} = start(test)
    store.fails = () => DOWN
    await add('A')
    assert.deepEqual(await delaysOf(test, settled, 8), [
      ...[250, 500, 1_000, 2_000, 4_000, 8_000],
      ...[10_000, 10_000],
    ])
  })

  it('the drain resets its retry delay after a successful insert', async test => {
    const {add, pass, settled} = start(test, {first: 100, longest: 1_000})
    store.fails = () => DOWN
    await add('A')
    assert.deepEqual(await delaysOf(test, settled, 2), [100, 200])
    store.fails = () => undefined
    await pass(400)
    store.fails = () => DOWN
    await add('B')
    assert.deepEqual(await delaysOf(test, settled, 2), [100, 200])
  })

  it('a new lead does not shorten the retry delay while the database is down', async test => {
    const {add, pass} = start(test)
    store.fails = () => DOWN
    await add('A')
    await add('B')
    assert.equal(store.batches.length, 1)
    store.fails = () => undefined
    await pass(250)
    assert.deepEqual(store.names, ['A', 'B'])
  })

  it('the drain sets a rejected lead aside, logs its id and stores the others', async test => {
    store.fails = batch => (namesOf(batch).includes('B') ? REFUSED : undefined)
    const leads = ['A', 'B', 'C'].map(name => leadOf(name))
    for (const lead of leads) spool.add(lead)
    const {isDown, settled} = start(test)
    await settled()
    assert.deepEqual(store.names, ['A', 'C'])
    assert.deepEqual(namesOf(spool.aside), ['B'])
    assert.equal(isDown(), false)
    assert.deepEqual(logged.messages(), ['database rejected a lead, keeping it in the spool'])
    assert.equal(logged.lines()[0]?.lead, leads[1]?.id)
  })

  const faults = {
    'cannot be turned into a row': new TypeError('no context'),
    'causes an internal database error': Object.assign(new Error('internal'), {code: 'XX000'}),
  }
  for (const [what, fault] of Object.entries(faults)) {
    it(`the drain sets a lead aside that ${what} and stores the others`, async test => {
      store.fails = batch => (namesOf(batch).includes('B') ? fault : undefined)
      for (const name of ['A', 'B', 'C']) spool.add(leadOf(name))
      const {isDown, settled} = start(test)
      await settled()
      assert.deepEqual([store.names, namesOf(spool.aside), isDown()], [['A', 'C'], ['B'], false])
      assert.deepEqual(logged.messages(), ['database rejected a lead, keeping it in the spool'])
    })
  }

  it('the drain sets no lead aside while the database rejects every lead', async test => {
    store.fails = () => Object.assign(new Error('no such table'), {code: '42P01'})
    for (const name of ['A', 'B']) spool.add(leadOf(name))
    const {isDown, settled} = start(test)
    await settled()
    assert.deepEqual([spool.aside.length, isDown()], [0, true])
  })

  it('the drain stores leads that follow a rejected one without delay', async test => {
    store.fails = batch => (namesOf(batch).includes('N7') ? REFUSED : undefined)
    for (let n = 0; n < 250; n++) spool.add(leadOf(`N${n}`))
    await start(test).settled()
    assert.equal(store.names.length, 249)
  })

  it('the retry timer of the drain does not keep the process alive', async () => {
    const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
    const before = timers()
    store.fails = () => DOWN
    spool.add(leadOf('A'))
    drain = startDrain({spool, store, log: logged.log})
    await drain.settled()
    assert.equal(drain.isDown(), true)
    assert.equal(timers(), before)
  })

  it('the drain sets no lead aside when an outage begins while it inserts singly', async test => {
    for (const name of ['A', 'B', 'C']) spool.add(leadOf(name))
    store.fails = batch =>
      batch.length > 1 ? REFUSED : namesOf(batch)[0] === 'B' ? DOWN : undefined
    const {isDown, pass, settled} = start(test)
    await settled()
    assert.deepEqual([store.names, isDown()], [['A'], true])
    assert.deepEqual(namesOf(spool.aside), [])
    store.fails = () => undefined
    await pass(250)
    assert.deepEqual(store.names, ['A', 'B', 'C'])
  })

  it('stop() stores what waits and nothing that comes later', async test => {
    let finish = () => {}
    store.during = () =>
      new Promise(resolve => {
        finish = resolve
      })
    for (let n = 0; n < 201; n++) spool.add(leadOf(`N${n}`))
    const {stop} = start(test)
    await nextTurn()
    let isStopped = false
    const stopped = stop().then(() => {
      isStopped = true
    })
    await nextTurn()
    assert.equal(isStopped, false)
    store.during = () => {}
    finish()
    await stopped
    assert.deepEqual([store.batches, spool.waiting.length], [[200, 1], 0])
    spool.add(leadOf('late'))
    assert.deepEqual(store.batches, [200, 1])
  })

  it('stop() cancels the retry of a drain that waits for the database', async test => {
    store.fails = () => DOWN
    spool.add(leadOf('A'))
    const {pass, settled, stop} = start(test)
    await settled()
    await stop()
    await pass(60_000)
    assert.equal(store.batches.length, 1)
  })

  it('a drain that is stopped during a failing insert does not retry', async test => {
    store.during = () => void drain?.stop()
    store.fails = () => DOWN
    const {add, pass} = start(test)
    await add('A')
    await pass(60_000)
    assert.equal(store.batches.length, 1)
  })

  /** The milliseconds before each of the next attempts. */
  async function delaysOf({mock}: TestContext, settled: Drain['settled'], count: number) {
    const pauses: number[] = []
    while (pauses.length < count) {
      const before = store.batches.length
      let elapsed = 0
      while (store.batches.length === before && elapsed < 60_000) {
        mock.timers.tick(50)
        elapsed += 50
      }
      await settled()
      pauses.push(elapsed)
    }
    return pauses
  }
})

interface ListedSpool extends Spool {
  waiting: Lead[]
  aside: Lead[]
  add(lead: Lead): void
}

/** A spool in memory. */
function listAsSpool(): ListedSpool {
  const list: Lead[] = []
  const spool: ListedSpool = {
    aside: [],
    waiting: list,
    onAppend: undefined,
    add(lead: Lead) {
      list.push(lead)
      spool.onAppend?.()
    },
    append: async (lead: Lead) => spool.add(lead),
    oldest: (count: number) => list.filter(lead => !spool.aside.includes(lead)).slice(0, count),
    find: () => undefined,
    erase: async () => 0,
    async settle(leads: Lead[]) {
      await nextTurn()
      for (const lead of leads) list.splice(list.indexOf(lead), 1)
    },
    setAside(lead: Lead) {
      spool.aside.push(lead)
      return undefined
    },
    unsettled: () => list,
    status: () => ({waiting: list.length, bytes: 0, full: false, damaged: 0}),
    close: async () => {},
  }
  return spool
}

/** A fake database that fails when a test wants it to. */
function storeInMemory() {
  const stored: Lead[] = []
  const store = {
    batches: [] as number[],
    fails: (_batch: Lead[]): Error | undefined => undefined,
    during: (): void | Promise<void> => {},
    get names() {
      return namesOf(stored)
    },
    async insert(batch: Lead[]) {
      store.batches.push(batch.length)
      await Promise.resolve()
      await store.during()
      const error = store.fails(batch)
      if (error) throw error
      stored.push(...batch)
    },
  }
  return store
}
