import assert from 'node:assert/strict'
import {appendFile, readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, it} from 'node:test'
import type {Lead} from '#server/leads/lead.ts'
import {openSpool, type Spool} from '#server/leads/spool.ts'
import {leadOf, namesOf, testLog} from '../../support/leads/leads.ts'
import {newDirectory} from '../../support/storage/directories.ts'

describe('deleted leads of a spool', () => {
  let directory: string
  const spools: Spool[] = []
  beforeEach(async () => {
    directory = join(await newDirectory(), 'spool')
  })
  afterEach(async () => {
    for (const spool of spools.splice(0)) await spool.close()
  })

  async function open(archive?: string) {
    const spool = await openSpool({directory, limit: 1_000_000, archive, log: testLog().log})
    spools.push(spool)
    return spool
  }
  /** Everything on disk. */
  async function written() {
    const entries = await readdir(directory, {recursive: true, withFileTypes: true})
    const files = entries.filter(entry => entry.isFile())
    const texts = files.map(({parentPath, name}) => readFile(join(parentPath, name), 'utf8'))
    return (await Promise.all(texts)).join('')
  }
  const add = async (spool: Spool, ...names: string[]) => {
    const leads = names.map(name => leadOf(name))
    for (const lead of leads) await spool.append(lead)
    return leads as [Lead, Lead, ...Lead[]]
  }
  const ids = (...leads: Lead[]) => new Set(leads.map(({id}) => id))

  it('a lead that waits is gone, and the others wait on', async () => {
    const spool = await open()
    const [layla, omar] = await add(spool, 'Layla', 'Omar')
    assert.equal(await spool.erase(ids(layla)), 1)
    assert.deepEqual(namesOf(spool.unsettled()), ['Omar'])
    assert.doesNotMatch(await written(), /Layla/)
    assert.deepEqual(namesOf((await open()).unsettled()), ['Omar'])
    assert.equal(spool.find(layla.key), undefined)
    assert.equal(spool.status().bytes, Buffer.byteLength(`${JSON.stringify(omar)}\n`))
  })

  it('a stored lead is gone from the file that is still written to', async () => {
    const spool = await open()
    const [layla] = await add(spool, 'Layla', 'Omar')
    await spool.settle(spool.unsettled())
    assert.match(await written(), /Layla/)
    assert.equal(await spool.erase(ids(layla)), 0)
    assert.doesNotMatch(await written(), /Layla/)
    await add(spool, 'Anna')
    assert.deepEqual(namesOf((await open()).unsettled()), ['Anna'])
  })

  it('a stored lead is gone from the files of stored leads, with the embedded database', async () => {
    const spool = await open(join(directory, 'stored'))
    const [layla] = await add(spool, 'Layla', 'Omar')
    await spool.settle(spool.unsettled())
    await spool.close()
    assert.match(await written(), /Layla.*\n.*Omar/)
    await (await open(join(directory, 'stored'))).erase(ids(layla))
    assert.doesNotMatch(await written(), /Layla/)
    assert.match(await written(), /Omar/)
  })

  it('a damaged line of a deleted lead is gone, and another one is kept', async () => {
    const spool = await open()
    const [layla, omar] = await add(spool, 'Layla', 'Omar')
    await spool.close()
    const [name = ''] = await readdir(directory)
    const half = (lead: Lead) => `${JSON.stringify(lead).slice(0, -9)}\n`
    await appendFile(join(directory, name), half({...layla, key: 'k'}) + half({...omar, key: 'k'}))
    const again = await open()
    await again.erase(ids(layla))
    await again.settle(again.unsettled())
    assert.doesNotMatch(await written(), /Layla/)
    assert.match(await written(), /Omar/)
    assert.match((await readdir(directory)).join(), /\.damaged/)
  })

  it('no lead that arrives or is stored meanwhile is lost or comes back', async () => {
    const spool = await open()
    const first = await add(spool, ...Array.from({length: 50}, (_, n) => `early ${n}`))
    const doomed = first.filter((_, n) => n % 2)
    const stored = first.filter((_, n) => n % 2 === 0)
    const late = Array.from({length: 50}, (_, n) => leadOf(`late ${n}`))
    await Promise.all([
      ...late.map(lead => spool.append(lead)),
      spool.erase(ids(...doomed)),
      spool.settle(stored),
      spool.erase(ids(...doomed)),
    ])
    const expected = late.map(({payload}) => payload.name).sort()
    assert.deepEqual(namesOf(spool.unsettled()).sort(), expected)
    // After a crash stored leads may wait once more, which the database tells; deleted ones may not.
    const names = namesOf((await open()).unsettled())
    assert.deepEqual(names.filter(name => String(name).startsWith('late')).sort(), expected)
    const gone = namesOf(doomed)
    const kept = names.filter(name => gone.includes(name))
    assert.deepEqual(kept, [])
  })
})
