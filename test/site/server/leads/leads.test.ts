import assert from 'node:assert/strict'
import {readdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, it} from 'node:test'
import {leadHooks} from '#server/lead-hooks.ts'
import type {LeadDraft} from '#server/leads/lead.ts'
import {KeyReused, type Leads, type LeadsOptions, openLeads} from '#server/leads/leads.ts'
import {SpoolUnavailable} from '#server/leads/spool.ts'
import {leads as leadsTable} from '#server/leads/tables.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {officeDay} from '#trade/agency/office-day.ts'
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

describe('lead intake', () => {
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
    const leads = await openLeads({
      ...usual,
      channels: [],
      hooks: leadHooks,
      log: testLog().log,
      ...more,
    })
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

  it('an accepted lead is spooled, then stored and reported to onStored', async () => {
    let stored = 0
    const leads = await open({onStored: () => stored++})
    database.is = 'down'
    assert.equal((await leads.accept(draft('A'))).isNew, true)
    assert.deepEqual([leads.status().waiting, stored], [1, 0])
    assert.deepEqual(await namesOf(opened[0] as Leads).catch(() => 'down'), 'down')
    database.is = 'up'
    await allStored(leads)
    assert.equal(stored, 1)
    assert.deepEqual(await namesOf(leads), ['A'])
  })

  it('an accepted lead is stored without an onStored callback', async () => {
    const leads = await open()
    await leads.accept(draft('A'))
    await allStored(leads)
    assert.deepEqual(await namesOf(leads), ['A'])
  })

  it('a stored lead gets a delivery for each configured channel', async () => {
    const leads = await open({channels: ['mail']})
    await leads.accept(draft('A'))
    await allStored(leads)
    const channels = (await one.orm.select().from(outbox)).map(({kind}) => kind)
    assert.deepEqual(channels, ['mail'])
  })

  describe('repeated idempotency key', () => {
    it('accept() stores a repeated key once and returns false for the repetition', async () => {
      const leads = await open()
      assert.equal((await leads.accept(draft('A', 'k1'))).isNew, true)
      assert.equal((await leads.accept(draft('A', 'k1'))).isNew, false)
      await allStored(leads)
      assert.equal((await leads.accept(draft('A', 'k1'))).isNew, false)
      assert.deepEqual(await namesOf(leads), ['A'])
    })

    it('concurrent accept() calls with one key store one lead and both resolve', async () => {
      const leads = await open()
      const first = leads.accept(draft('A', 'k1'))
      const [one, again] = await Promise.all([first, leads.accept(draft('A', 'k1'))])
      assert.deepEqual([one.isNew, again], [true, {id: one.id, isNew: false}])
      await allStored(leads)
      assert.deepEqual(await namesOf(leads), ['A'])
    })

    it('accept() rejects a key with other content, concurrently and later', async () => {
      const leads = await open()
      const first = leads.accept(draft('A', 'k1'))
      await assert.rejects(leads.accept(draft('B', 'k1')), KeyReused)
      assert.equal((await first).isNew, true)
      await assert.rejects(leads.accept(draft('B', 'k1')), {name: 'KeyReused'})
    })

    for (const where of ['spool', 'database']) {
      it(`accept() finds a repeated key in the ${where} after a restart`, async () => {
        const before = await open()
        if (where === 'spool') database.is = 'down'
        await before.accept(draft('A', 'k1'))
        if (where === 'database') await allStored(before)
        await close(before)
        const leads = await open()
        assert.equal((await leads.accept(draft('A', 'k1'))).isNew, false)
        await assert.rejects(leads.accept(draft('B', 'k1')), KeyReused)
      })
    }

    it('accept() takes a key again after a full spool rejected its lead', async () => {
      database.is = 'down'
      const leads = await open({spoolLimit: 1_000})
      await leads.accept(draft('x'.repeat(500)))
      await assert.rejects(leads.accept(draft('A'.repeat(200), 'k1')), SpoolUnavailable)
      assert.equal(leads.status().full, true)
      database.is = 'up'
      await allStored(leads)
      assert.equal((await leads.accept(draft('A'.repeat(200), 'k1'))).isNew, true)
    })

    it('concurrent accept() calls with one key both fail when the spool is full', async () => {
      const leads = await open({spoolLimit: 10})
      const both = ['k1', 'k1'].map(key => leads.accept(draft('A', key)))
      for (const accepted of both) await assert.rejects(accepted, SpoolUnavailable)
    })
  })

  it('equal leads without a key are each stored', async () => {
    const leads = await open()
    for (let n = 0; n < 2; n++) assert.equal((await leads.accept(draft('A'))).isNew, true)
    await allStored(leads)
    assert.deepEqual(await namesOf(leads), ['A', 'A'])
  })

  describe('lead intake during a database outage', () => {
    it('a key is not looked up while the database is known to be down', async () => {
      const leads = await open({pauses: {first: 60_000, longest: 60_000}})
      database.is = 'down'
      await leads.accept(draft('A'))
      await leads.settled()
      const connectionsBefore = database.connectionAttempts
      assert.equal((await leads.accept(draft('B', 'k1'))).isNew, true)
      assert.equal(database.connectionAttempts, connectionsBefore)
    })

    it('a lead with a key is accepted when the key lookup fails', async () => {
      const leads = await open()
      database.is = 'down'
      assert.equal((await leads.accept(draft('A', 'k1'))).isNew, true)
    })

    it('a lead with a key is accepted after one second when the lookup hangs', async test => {
      const clock = stopClock(test)
      const leads = await open()
      database.is = 'hanging'
      let isAccepted = false
      const accepting = leads.accept(draft('A', 'k1')).then(({isNew}) => {
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

  it('a hanging key lookup does not keep the process alive', async () => {
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

  describe('list of all leads', () => {
    it('all() returns stored and waiting leads, each once', async () => {
      const leads = await open()
      await leads.accept(draft('A'))
      await allStored(leads)
      database.is = 'storing nothing'
      await leads.accept(draft('B', 'k1'))
      await leads.settled()
      assert.equal(leads.status().waiting, 1)
      assert.deepEqual(await namesOf(leads), ['A', 'B'])
    })

    it('all() returns a lead once that is stored and still in the spool', async () => {
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

  it('byDay() counts stored and waiting leads on their day', async () => {
    const leads = await open()
    await leads.accept(draft('A'))
    await allStored(leads)
    database.is = 'storing nothing'
    await leads.accept(draft('B'))
    const day = officeDay()
    const line = {day, partner: 'gulf-homes', leads: 2, suspected: 0}
    assert.deepEqual(await leads.byDay({from: day, to: day}), [line])
  })

  it('byDay() counts a lead once while it is being stored', async () => {
    const leads = await open()
    const accepted = leads.accept(draft('A'))
    const day = officeDay()
    await accepted
    const [line] = await leads.byDay({from: day, to: day})
    assert.equal(line?.leads, 1)
  })

  describe('lead archive of an embedded database', () => {
    const embedded = (more: Partial<Database>) => Object.assign(database, {embedded: true}, more)

    it('archived leads are restored after an unclean stop or to a new database', async () => {
      embedded({})
      const before = await open()
      await before.accept(draft('A', 'k1'))
      await allStored(before)
      await close(before)
      assert.equal((await readdir(join(dataDir, 'spool', 'stored'))).length, 1)
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

    it('close() ends a restore of archived leads that is still waiting', async () => {
      embedded({fresh: true})
      const before = await open()
      await before.accept(draft('A'))
      await allStored(before)
      await close(before)
      database.is = 'down'
      await close(await open())
      assert.deepEqual(await readdir(join(dataDir, 'spool')), ['stored'])
    })
  })

  it('lead files are not archived unless the database is embedded', async () => {
    const leads = await open()
    await leads.accept(draft('A'))
    await allStored(leads)
    await close(leads)
    assert.deepEqual(await readdir(join(dataDir, 'spool')), [])
  })

  it('accept() remembers 10,000 keys and looks up older ones in the database', async () => {
    const leads = await open({spoolLimit: 1e8, database: database.ofNothing()})
    await Promise.all(Array.from({length: 10_001}, (_, n) => leads.accept(draft('A', `k${n}`))))
    await allStored(leads)
    // This database finds none of them.
    assert.equal((await leads.accept(draft('A', 'k1'))).isNew, false)
    assert.equal((await leads.accept(draft('A', 'k0'))).isNew, true)
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

/** A database that a test can disconnect or make hang. */
function switched(connect: () => Promise<Orm>) {
  let release = () => {}
  const database = {
    embedded: false,
    fresh: false,
    connectionAttempts: 0,
    is: 'up' as 'up' | 'down' | 'hanging' | 'storing nothing',
    release: () => release(),
    async ready() {
      database.connectionAttempts++
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
    /** One that accepts every write and finds nothing. */
    ofNothing: (): Database => ({...database, ready: async () => findsNothing as unknown as Orm}),
  }
  return database
}

const withoutInsert = (orm: Orm): Orm =>
  new Proxy(orm, {
    get: (target, name) =>
      name === 'insert' || name === 'transaction'
        ? () => {
            throw Object.assign(new Error('down'), {code: 'ECONNREFUSED'})
          }
        : Reflect.get(target, name, target),
  })

const findsNothing = {
  insert: () => ({
    values: (rows: {id: string}[]) => ({
      onConflictDoNothing: () => ({returning: async () => rows.map(({id}) => ({id}))}),
    }),
  }),
  select: () => ({from: () => ({where: async () => [], limit: async () => []})}),
  transaction: (work: (orm: unknown) => Promise<unknown>) => work(findsNothing),
}
