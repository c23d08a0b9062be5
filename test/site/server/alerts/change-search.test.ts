import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {deleteOldSearches} from '#server/alerts/delete-old.ts'
import {todayAt} from '#server/alerts/due.ts'
import {savedSearches} from '#server/alerts/tables.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {search, tokenIn, useLab} from '../support/saved-searches/saved-searches.ts'

describe('what the owner of a saved search can do', () => {
  const lab = useLab(oneDatabase)

  const read = async (token: string) => {
    const answer = await lab.api.app.inject(`/api/v1/user/getSavedSearch?token=${token}`)
    return {...answer.json(), cache: answer.headers['cache-control']}
  }
  const states = async () =>
    (await (await lab.api.database.ready()).select().from(savedSearches)).map(({state}) => state)

  it('a link shows its search, and no cache keeps it', async () => {
    const {data, cache} = await read(await lab.confirmed())
    assert.deepEqual(data, {
      ...{name: search.name, query: search.query, frequency: 'daily', state: 'confirmed'},
      others: 0,
    })
    assert.equal(cache, 'no-store')
  })

  it('a link that was made up, cut or ended shows nothing', async () => {
    const token = await lab.confirmed()
    await lab.change(token, 'delete')
    for (const one of [token, token.slice(1), 'x'.repeat(43), '', "' or 1=1 --"]) {
      assert.equal((await read(encodeURIComponent(one))).statusCode, 404)
      assert.equal(await lab.change(one, 'confirm'), 404)
    }
  })

  it('name and frequency can be changed, and are judged as in the form', async () => {
    const token = await lab.confirmed()
    assert.equal(await lab.change(token, 'change', {name: 'By the bay', frequency: 'weekly'}), 200)
    const {data} = await read(token)
    assert.deepEqual([data.name, data.frequency], ['By the bay', 'weekly'])
    const answer = await lab.api.post('changeSavedSearch', {token, task: 'change', name: ''})
    assert.deepEqual(answer.errors, {
      name: 'Please give the search a name.',
      frequency: 'Please choose how often.',
    })
    const other = await lab.api.post('changeSavedSearch', {token, task: 'steal'})
    assert.deepEqual(Object.keys(other.errors ?? {}), ['task'])
  })

  it('a search that was ended can be started again, and deleted', async () => {
    const token = await lab.confirmed()
    await lab.change(token, 'end')
    assert.deepEqual(await states(), ['ended'])
    assert.equal(await lab.change(token, 'confirm'), 200)
    assert.deepEqual(await states(), ['ended'])
    await lab.change(token, 'start')
    assert.deepEqual(await states(), ['confirmed'])
    await lab.change(token, 'delete')
    assert.deepEqual(await states(), [])
  })

  it('all searches of the address can be ended at once, and nobody else’s', async () => {
    const token = await lab.confirmed()
    await lab.confirmed({query: 'bedrooms=3'})
    await lab.confirmed({email: 'omar@example.com'})
    assert.equal((await read(token)).data.others, 1)
    await lab.change(token, 'end-all')
    assert.deepEqual((await states()).sort(), ['confirmed', 'ended', 'ended'])
  })

  it('confirming the same search twice leaves one of it', async () => {
    await lab.confirmed()
    await lab.confirmed({name: 'The same again'})
    const rows = await (await lab.api.database.ready()).select().from(savedSearches)
    const names = rows.map(({name}) => name)
    assert.deepEqual(names, ['The same again'])
  })

  it('searches that were unconfirmed for a week or ended a month ago are deleted', async () => {
    await lab.save()
    const [mail] = await lab.mails(1)
    await lab.change(await lab.confirmed({query: 'bedrooms=1'}), 'end')
    await lab.confirmed({query: 'bedrooms=2'})
    const orm = await lab.api.database.ready()
    await deleteOldSearches(orm)
    assert.equal((await states()).length, 3)
    await orm.update(savedSearches).set({
      createdAt: sql`now() - interval '8 days'`,
      endedAt: sql`case when state = 'ended' then now() - interval '31 days' end`,
    })
    await deleteOldSearches(orm)
    assert.deepEqual(await states(), ['confirmed'])
    assert.equal((await read(tokenIn(mail))).statusCode, 404)
  })
})

describe('the day of a weekly mail', () => {
  for (const [now, day, since, hour] of [
    ['2026-11-26T10:00:00Z', '2026-11-26', '2026-11-26', 14],
    ['2026-11-25T21:00:00Z', '2026-11-26', '2026-11-26', 1],
    ['2026-11-25T19:00:00Z', '2026-11-25', '2026-11-19', 23],
    ['2026-12-02T12:00:00Z', '2026-12-02', '2026-11-26', 16],
  ] as const) {
    it(`at ${now} it is the ${day} in Dubai, and a week’s mail is due since ${since}`, () => {
      const today = todayAt(new Date(now))
      assert.deepEqual([today.day, today.since.weekly, today.hour], [day, since, hour])
    })
  }
})
