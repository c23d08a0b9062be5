import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {testLeads} from '#server/leads/tables.ts'
import {startApi} from '../support/api/api.ts'
import {read} from '../support/api/read.ts'
import {databases} from '../support/databases/databases.ts'
import {enquiry} from '../support/leads/people.ts'
import {useRunning} from '../support/running.ts'

for (const database of databases) {
  describe(`reading a test enquiry, with ${database.name}`, () => {
    const api = useRunning(async () => startApi(await database.prepare()))

    const query = {test: 'true', partner: 'gulf-homes', lang: 'fr', utm_source: 'portal'}
    const send = async (options: Record<string, string> = query) =>
      ((await api.post('contact', enquiry, {query: options})).data as {id: string}).id
    const readTest = (id: string) => read(api.app, 'getTestEnquiry', {id})

    it('whoever has its id reads what was stored', async () => {
      const id = await send()
      const {status, message, data} = await readTest(id)
      const {received_at, ...stored} = data as {received_at: string}
      assert.deepEqual([status, message], [200, 'OK'])
      assert.deepEqual(stored, {
        ...{id, form: 'contact', partner: 'gulf-homes', locale: 'fr'},
        ...{campaign: {utm_source: 'portal'}, fields: enquiry},
      })
      assert.match(received_at, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    })

    it('the answer contains no fields that the page did not send', async () => {
      const {data} = await readTest(await send({test: 'true'}))
      assert.deepEqual(Object.keys(data as object), ['id', 'form', 'received_at', 'fields'])
    })

    it('no cache keeps it, whether it is found or not', async () => {
      for (const id of [await send(), crypto.randomUUID()]) {
        const {headers} = await readTest(id)
        assert.deepEqual([headers['cache-control'], headers.etag], ['no-store', undefined])
      }
    })

    it('a real enquiry is never answered', async () => {
      const id = await send({})
      assert.equal((await api.stored()).at(-1)?.id, id)
      const {status, data} = await readTest(id)
      assert.deepEqual([status, data], [404, null])
    })

    it('anything else is answered 404, with the reason', async () => {
      for (const id of [crypto.randomUUID(), '', '  ', 'x', "' or 1=1", '\u0000', '%']) {
        const {status, message} = await readTest(id)
        assert.equal(status, 404, id)
        assert.match(message, /no test enquiry with this id.*seven days/)
      }
    })

    it('after seven days it is gone, deleted or not', async () => {
      const id = await send()
      const orm = await api.database.ready()
      await orm.update(testLeads).set({receivedAt: sql`now() - interval '169 hours'`})
      assert.equal((await readTest(id)).status, 404)
    })
  })
}
