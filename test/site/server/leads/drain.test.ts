import assert from 'node:assert/strict'
import {afterEach, beforeEach, describe, it, type TestContext} from 'node:test'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {type Drain, startDrain} from '../../../../site/server/leads/drain.ts'
import type {Lead} from '../../../../site/server/leads/lead.ts'
import type {Spool} from '../../../../site/server/leads/spool.ts'
import {leadOf, namesOf, type TestLog, testLog} from '../support/leads/leads.ts'

const DOWN = Object.assign(new Error('down'), {code: 'ECONNREFUSED'})
const REFUSED = Object.assign(new Error('refused'), {code: '22021'})

describe('the drain of the lead spool', () => {
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

  /** With a clock that stands still until a test moves it. */
  function start({mock}: TestContext, pauses?: {first: number; longest: number}) {
    mock.timers.enable({apis: ['setTimeout']})
    drain = startDrain({spool, store, log: logged.log, pauses})
    return drain
  }

  it('stores what waits at its start, and what comes later, in the order of arrival', async test => {
    for (const name of ['A', 'B']) spool.add(leadOf(name))
    const {settled, isDown} = start(test)
    await settled()
    assert.deepEqual(store.names, ['A', 'B'])
    spool.add(leadOf('C'))
    await settled()
    assert.deepEqual(store.names, ['A', 'B', 'C'])
    assert.deepEqual(spool.waiting, [])
    assert.equal(isDown(), false)
    assert.deepEqual(logged.messages(), [])
  })

  it('stores a lead that comes while others are being stored', async test => {
    const {settled} = start(test)
    store.during = () => {
      store.during = () => {}
      spool.add(leadOf('B'))
    }
    spool.add(leadOf('A'))
    await settled()
    assert.deepEqual(store.names, ['A', 'B'])
  })

  it('stores no more than 200 leads at a time', async test => {
    for (let n = 0; n < 450; n++) spool.add(leadOf(`N${n}`))
    await start(test).settled()
    assert.deepEqual(store.batches, [200, 200, 50])
  })

  it('is down from a failure until the next success', async test => {
    const {settled, isDown} = start(test)
    store.fails = () => DOWN
    spool.add(leadOf('A'))
    await settled()
    assert.equal(isDown(), true)
    store.fails = () => undefined
    test.mock.timers.tick(250)
    await settled()
    assert.equal(isDown(), false)
    assert.deepEqual(store.names, ['A'])
  })

  it('tells the operator once of each failure, with what waits, and once of its end', async test => {
    const {settled} = start(test)
    for (const times of [3, 2]) {
      store.fails = () => DOWN
      spool.add(leadOf('A'))
      await settled()
      for (let n = 1; n < times; n++) {
        test.mock.timers.tick(10_000)
        await settled()
      }
      store.fails = () => undefined
      test.mock.timers.tick(10_000)
      await settled()
    }
    const down = 'database unavailable, keeping leads in the spool'
    const back = 'database recovered, storing spooled leads'
    assert.deepEqual(logged.messages(), [down, back, down, back])
    assert.equal(logged.lines()[0]?.waiting, 1)
  })

  it('waits 250 ms after a failure, twice as long after each further one, at most 10 s', async test => {
    const {settled} = start(test)
    store.fails = () => DOWN
    spool.add(leadOf('A'))
    await settled()
    assert.deepEqual(await pausesOf(test, settled, 8), [
      ...[250, 500, 1_000, 2_000, 4_000, 8_000],
      ...[10_000, 10_000],
    ])
  })

  it('waits the first pause again after it could store in between', async test => {
    const {settled} = start(test, {first: 100, longest: 1_000})
    store.fails = () => DOWN
    spool.add(leadOf('A'))
    await settled()
    assert.deepEqual(await pausesOf(test, settled, 2), [100, 200])
    store.fails = () => undefined
    test.mock.timers.tick(400)
    await settled()
    store.fails = () => DOWN
    spool.add(leadOf('B'))
    await settled()
    assert.deepEqual(await pausesOf(test, settled, 2), [100, 200])
  })

  it('asks a database that is down no sooner because another lead comes', async test => {
    const {settled} = start(test)
    store.fails = () => DOWN
    spool.add(leadOf('A'))
    await settled()
    spool.add(leadOf('B'))
    await settled()
    assert.equal(store.batches.length, 1)
    store.fails = () => undefined
    test.mock.timers.tick(250)
    await settled()
    assert.deepEqual(store.names, ['A', 'B'])
  })

  it('sets a lead aside that the database refuses, says which, and stores the others', async test => {
    store.fails = batch => (namesOf(batch).includes('B') ? REFUSED : undefined)
    const leads = ['A', 'B', 'C'].map(name => leadOf(name))
    for (const lead of leads) spool.add(lead)
    const {settled, isDown} = start(test)
    await settled()
    assert.deepEqual(store.names, ['A', 'C'])
    assert.deepEqual(namesOf(spool.aside), ['B'])
    assert.equal(isDown(), false)
    assert.deepEqual(logged.messages(), ['database rejected a lead, keeping it in the spool'])
    assert.equal(logged.lines()[0]?.lead, leads[1]?.id)
  })

  const faults = {
    'cannot be turned into a row': new TypeError('no context'),
    'makes the database fail in a way of its own': Object.assign(new Error('internal'), {
      code: 'XX000',
    }),
  }
  for (const [what, fault] of Object.entries(faults)) {
    it(`sets a lead aside that ${what}, and stores the others`, async test => {
      store.fails = batch => (namesOf(batch).includes('B') ? fault : undefined)
      for (const name of ['A', 'B', 'C']) spool.add(leadOf(name))
      const {settled, isDown} = start(test)
      await settled()
      assert.deepEqual([store.names, namesOf(spool.aside), isDown()], [['A', 'C'], ['B'], false])
      assert.deepEqual(logged.messages(), ['database rejected a lead, keeping it in the spool'])
    })
  }

  it('sets nothing aside while the database takes nothing at all, whatever it says', async test => {
    store.fails = () => Object.assign(new Error('no such table'), {code: '42P01'})
    for (const name of ['A', 'B']) spool.add(leadOf(name))
    const {settled, isDown} = start(test)
    await settled()
    assert.deepEqual([spool.aside.length, isDown()], [0, true])
  })

  it('goes on at once with what came behind a lead that the database refuses', async test => {
    store.fails = batch => (namesOf(batch).includes('N7') ? REFUSED : undefined)
    for (let n = 0; n < 250; n++) spool.add(leadOf(`N${n}`))
    await start(test).settled()
    assert.equal(store.names.length, 249)
  })

  it('does not keep a process alive that has nothing else to do', async () => {
    const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
    const before = timers()
    store.fails = () => DOWN
    spool.add(leadOf('A'))
    drain = startDrain({spool, store, log: logged.log})
    await drain.settled()
    assert.equal(drain.isDown(), true)
    assert.equal(timers(), before)
  })

  it('waits when the database goes down among leads that it takes one by one', async test => {
    for (const name of ['A', 'B', 'C']) spool.add(leadOf(name))
    store.fails = batch =>
      batch.length > 1 ? REFUSED : namesOf(batch)[0] === 'B' ? DOWN : undefined
    const {settled, isDown} = start(test)
    await settled()
    assert.deepEqual([store.names, isDown()], [['A'], true])
    assert.deepEqual(namesOf(spool.aside), [])
    store.fails = () => undefined
    test.mock.timers.tick(250)
    await settled()
    assert.deepEqual(store.names, ['A', 'B', 'C'])
  })

  it('stops: what is being stored is stored, and nothing is begun any more', async test => {
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
    finish()
    await stopped
    assert.deepEqual([store.batches, spool.waiting.length], [[200], 1])
    spool.add(leadOf('late'))
    assert.deepEqual(store.batches, [200])
  })

  it('stops while it waits for the database, and asks it never again', async test => {
    store.fails = () => DOWN
    spool.add(leadOf('A'))
    const {settled, stop} = start(test)
    await settled()
    await stop()
    test.mock.timers.tick(60_000)
    await settled()
    assert.equal(store.batches.length, 1)
  })

  it('stops when the database goes down just then', async test => {
    store.during = () => void drain?.stop()
    store.fails = () => DOWN
    const {settled} = start(test)
    spool.add(leadOf('A'))
    await settled()
    test.mock.timers.tick(60_000)
    await settled()
    assert.equal(store.batches.length, 1)
  })

  /** The milliseconds before each of the next tries. */
  async function pausesOf({mock}: TestContext, settled: Drain['settled'], count: number) {
    const pauses: number[] = []
    while (pauses.length < count) {
      const before = store.batches.length
      let waited = 0
      while (store.batches.length === before && waited < 60_000) {
        mock.timers.tick(50)
        waited += 50
      }
      await settled()
      pauses.push(waited)
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

/** A database that fails as it is asked to. */
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
