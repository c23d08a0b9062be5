import assert from 'node:assert/strict'
import {readdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, it} from 'node:test'
import type {LeadDraft} from '../../../../site/server/leads/lead.ts'
import {
  KeyReused,
  type Leads,
  type LeadsOptions,
  openLeads,
} from '../../../../site/server/leads/leads.ts'
import {SpoolUnavailable} from '../../../../site/server/leads/spool.ts'
import type {Database, Orm} from '../../../../site/server/platform/db/connect.ts'
import {deliveries, leads as leadsTable} from '../../../../site/server/platform/db/schema.ts'
import {officeDay} from '../../../../widgets/shared/office-day.ts'
import {stopClock} from '../support/api/clock.ts'
import {useDatabase} from '../support/databases/one-database.ts'
import {leadOf, testLog} from '../support/leads/leads.ts'
import {newDirectory} from '../support/storage/directories.ts'

const draft = (name: string, key?: string): LeadDraft => ({
  form: 'contact',
  payload: {name},
  context: {partner: 'gulf-homes'},
  suspectedSpam: null,
  key,
})

describe('the way of a lead', () => {
  const one = useDatabase()
  let dataDir: string
  let database: ReturnType<typeof switched>
  const opened: Leads[] = []
  beforeEach(async () => {
    dataDir = await newDirectory()
    database = switched(() => one.database.ready())
  })
  afterEach(async () => {
    database.is = 'up'
    for (const leads of opened.splice(0)) await leads.close()
  })

  async function open(more: Partial<LeadsOptions> = {}) {
    const pauses = {first: 1, longest: 5}
    const usual = {dataDir, spoolLimit: 1_000_000, database, leftBehind: false, pauses}
    const leads = await openLeads({...usual, channels: [], log: testLog().log, ...more})
    opened.push(leads)
    return leads
  }
  const close = async (leads: Leads) => {
    opened.splice(opened.indexOf(leads), 1)
    await leads.close()
  }
  const namesOf = async (leads: Leads) => {
    const names: unknown[] = []
    for await (const {name} of leads.all()) names.push(name)
    return names
  }

  it('is spooled, then stored, and told of when it is', async () => {
    let stored = 0
    const leads = await open({onStored: () => stored++})
    database.is = 'down'
    assert.equal(await leads.accept(draft('A')), true)
    assert.deepEqual([leads.status().waiting, stored], [1, 0])
    assert.deepEqual(await namesOf(opened[0] as Leads).catch(() => 'down'), 'down')
    database.is = 'up'
    await allStored(leads)
    assert.equal(stored, 1)
    assert.deepEqual(await namesOf(leads), ['A'])
  })

  it('needs nobody to be told of it', async () => {
    const leads = await open()
    await leads.accept(draft('A'))
    await allStored(leads)
    assert.deepEqual(await namesOf(leads), ['A'])
  })

  it('goes on to the channels that there are', async () => {
    const leads = await open({channels: ['mail']})
    await leads.accept(draft('A'))
    await allStored(leads)
    const rows = await one.orm.select().from(deliveries)
    assert.deepEqual(
      rows.map(({channel}) => channel),
      ['mail'],
    )
  })

  describe('the same key twice', () => {
    it('stores one lead, and says that it was there', async () => {
      const leads = await open()
      assert.equal(await leads.accept(draft('A', 'k1')), true)
      assert.equal(await leads.accept(draft('A', 'k1')), false)
      await allStored(leads)
      assert.equal(await leads.accept(draft('A', 'k1')), false)
      assert.deepEqual(await namesOf(leads), ['A'])
    })

    it('at the same time stores one, and answers both when it is on disk', async () => {
      const leads = await open()
      const first = leads.accept(draft('A', 'k1'))
      const [isNew, isNewAgain] = await Promise.all([first, leads.accept(draft('A', 'k1'))])
      assert.deepEqual([isNew, isNewAgain], [true, false])
      await allStored(leads)
      assert.deepEqual(await namesOf(leads), ['A'])
    })

    it('with another content is refused, at the same time and later', async () => {
      const leads = await open()
      const first = leads.accept(draft('A', 'k1'))
      await assert.rejects(leads.accept(draft('B', 'k1')), KeyReused)
      assert.equal(await first, true)
      await assert.rejects(leads.accept(draft('B', 'k1')), {name: 'KeyReused'})
    })

    for (const where of ['spool', 'database']) {
      it(`is known from the ${where} after a restart`, async () => {
        const before = await open()
        if (where === 'spool') database.is = 'down'
        await before.accept(draft('A', 'k1'))
        if (where === 'database') await allStored(before)
        await close(before)
        const leads = await open()
        assert.equal(await leads.accept(draft('A', 'k1')), false)
        await assert.rejects(leads.accept(draft('B', 'k1')), KeyReused)
      })
    }

    it('is tried again after it could not be kept', async () => {
      database.is = 'down'
      const leads = await open({spoolLimit: 1_000})
      await leads.accept(draft('x'.repeat(500)))
      await assert.rejects(leads.accept(draft('A'.repeat(200), 'k1')), SpoolUnavailable)
      assert.equal(leads.status().full, true)
      database.is = 'up'
      await allStored(leads)
      assert.equal(await leads.accept(draft('A'.repeat(200), 'k1')), true)
    })

    it('both fail when the one that both wait for fails', async () => {
      const leads = await open({spoolLimit: 10})
      const both = ['k1', 'k1'].map(key => leads.accept(draft('A', key)))
      for (const accepted of both) await assert.rejects(accepted, SpoolUnavailable)
    })
  })

  it('without a key is a lead each time', async () => {
    const leads = await open()
    for (let n = 0; n < 2; n++) assert.equal(await leads.accept(draft('A')), true)
    await allStored(leads)
    assert.deepEqual(await namesOf(leads), ['A', 'A'])
  })

  describe('while the database', () => {
    it('is known to be down, it is not asked for a key', async () => {
      const leads = await open({pauses: {first: 60_000, longest: 60_000}})
      database.is = 'down'
      await leads.accept(draft('A'))
      await leads.settled()
      const asked = database.asked
      assert.equal(await leads.accept(draft('B', 'k1')), true)
      assert.equal(database.asked, asked)
    })

    it('fails, a lead with a key is accepted', async () => {
      const leads = await open()
      database.is = 'down'
      assert.equal(await leads.accept(draft('A', 'k1')), true)
    })

    it('hangs, a lead with a key is accepted after a second', async test => {
      const clock = stopClock(test)
      const leads = await open()
      database.is = 'hanging'
      let isAccepted = false
      const accepting = leads.accept(draft('A', 'k1')).then(isNew => {
        isAccepted = isNew
      })
      await clock.pass(999)
      assert.equal(isAccepted, false)
      await clock.pass(1)
      await accepting
      assert.equal(isAccepted, true)
      database.is = 'up'
      database.release()
    })
  })

  it('keeps no process alive while it waits for the database', async () => {
    const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length
    const leads = await open()
    database.is = 'hanging'
    const before = timers()
    const accepting = leads.accept(draft('A', 'k1'))
    assert.equal(timers(), before)
    database.is = 'up'
    database.release()
    await accepting
  })

  describe('every lead there is', () => {
    it('is a stored one, or one that waits, each once', async () => {
      const leads = await open()
      await leads.accept(draft('A'))
      await allStored(leads)
      database.is = 'storing nothing'
      await leads.accept(draft('B', 'k1'))
      await leads.settled()
      assert.equal(leads.status().waiting, 1)
      assert.deepEqual(await namesOf(leads), ['A', 'B'])
    })

    it('is not told of twice when it is stored and still waits', async () => {
      const leads = await open()
      await leads.accept(draft('A', 'k1'))
      await allStored(leads)
      await close(leads)
      // As after a crash between storing it and taking it off the spool.
      const line = {...leadOf('A', {key: 'k1'}), ...draft('A', 'k1')}
      const [row] = await rowsOf(leads)
      const spooled = {...line, id: row?.id, bodyHash: row?.bodyHash}
      await writeFile(join(dataDir, 'spool', '00000009.jsonl'), `${JSON.stringify(spooled)}\n`)
      database.is = 'storing nothing'
      const later = await open()
      await later.settled()
      assert.equal(later.status().waiting, 1)
      assert.deepEqual(await namesOf(later), ['A'])
    })
  })

  it('is counted on its day, stored or not', async () => {
    const leads = await open()
    await leads.accept(draft('A'))
    await allStored(leads)
    database.is = 'storing nothing'
    await leads.accept(draft('B'))
    const day = officeDay()
    const line = {day, partner: 'gulf-homes', leads: 2, suspected: 0}
    assert.deepEqual(await leads.byDay({from: day, to: day}), [line])
  })

  it('is counted once when it is stored while it is asked for', async () => {
    const leads = await open()
    const accepted = leads.accept(draft('A'))
    const day = officeDay()
    await accepted
    const [line] = await leads.byDay({from: day, to: day})
    assert.equal(line?.leads, 1)
  })

  describe('with an embedded database', () => {
    const embedded = (more: Partial<Database>) => Object.assign(database, {embedded: true}, more)

    it('leaves the file of what was stored, and takes it up when the database is new', async () => {
      embedded({})
      const before = await open()
      await before.accept(draft('A', 'k1'))
      await allStored(before)
      await close(before)
      const archive = join(dataDir, 'spool', 'stored')
      assert.equal((await readdir(archive)).length, 1)
      await one.orm.delete(leadsTable)
      const same = await open()
      await same.settled()
      assert.deepEqual(await namesOf(same), [])
      await close(same)
      for (const reason of [{leftBehind: true}, {database: embedded({fresh: true})}]) {
        let stored = 0
        const leads = await open({...reason, onStored: () => stored++})
        await leads.settled()
        assert.deepEqual([await namesOf(leads), stored], [['A'], 1])
        await close(leads)
      }
    })

    it('ends while it still takes up what was stored', async () => {
      embedded({fresh: true})
      const before = await open()
      await before.accept(draft('A'))
      await allStored(before)
      await close(before)
      database.is = 'down'
      const leads = await open()
      await close(leads)
      assert.deepEqual(await readdir(join(dataDir, 'spool')), ['stored'])
    })
  })

  it('leaves no file behind where the database keeps its word', async () => {
    const leads = await open()
    await leads.accept(draft('A'))
    await allStored(leads)
    await close(leads)
    assert.deepEqual(await readdir(join(dataDir, 'spool')), [])
  })

  it('remembers ten thousand keys, and asks the database for older ones', async () => {
    const leads = await open({spoolLimit: 1e8, database: database.ofNothing()})
    const all = Array.from({length: 10_001}, (_, n) => leads.accept(draft('A', `k${n}`)))
    await Promise.all(all)
    await allStored(leads)
    // It says that it knows none of them.
    assert.equal(await leads.accept(draft('A', 'k1')), false)
    assert.equal(await leads.accept(draft('A', 'k0')), true)
  })

  async function rowsOf(leads: Leads) {
    const rows = []
    for await (const row of leads.all()) rows.push(row)
    return rows
  }
})

async function allStored(leads: Leads) {
  while (leads.status().waiting) await new Promise(resolve => setImmediate(resolve))
}

/** A database that is cut off, or hangs, when a test says so. */
function switched(connect: () => Promise<Orm>) {
  let release = () => {}
  const database = {
    embedded: false,
    fresh: false,
    asked: 0,
    is: 'up' as 'up' | 'down' | 'hanging' | 'storing nothing',
    release: () => release(),
    async ready() {
      database.asked++
      if (database.is === 'down') throw Object.assign(new Error('down'), {code: 'ECONNREFUSED'})
      if (database.is === 'hanging') {
        await new Promise<void>(resolve => {
          release = resolve
        })
      }
      const orm = await connect()
      return database.is === 'storing nothing' ? withoutInsert(orm) : orm
    },
    close: async () => {},
    /** One that takes everything and knows nothing. */
    ofNothing: (): Database => ({...database, ready: async () => forgetful as unknown as Orm}),
  }
  return database
}

const withoutInsert = (orm: Orm): Orm =>
  new Proxy(orm, {
    get: (target, name) =>
      name === 'insert'
        ? () => {
            throw Object.assign(new Error('down'), {code: 'ECONNREFUSED'})
          }
        : Reflect.get(target, name, target),
  })

const forgetful = {
  insert: () => ({
    values: (rows: {id: string}[]) => ({
      onConflictDoNothing: () => ({returning: async () => rows.map(({id}) => ({id}))}),
    }),
  }),
  select: () => ({from: () => ({where: async () => []})}),
}
