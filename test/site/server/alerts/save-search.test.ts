import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sql} from 'drizzle-orm'
import {savedSearches, savedSearchLinks} from '#server/alerts/tables.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {MAYBE_A_ROBOT} from '#trade/alerts/suite.ts'
import {startApi} from '../support/api/api.ts'
import {databases} from '../support/databases/databases.ts'
import {
  type SavedSearchLab,
  search,
  tokenIn,
  useLab,
} from '../support/saved-searches/saved-searches.ts'

const CHECK = 'Please check your inbox: we have sent you an email to confirm your address.'

for (const database of databases) {
  describe(`saving a search, with ${database.name}`, () => {
    const lab = useLab(database)

    const save: SavedSearchLab['save'] = (values, options) => lab.save(values, options)
    const rows = async () => (await lab.api.database.ready()).select().from(savedSearches)
    const nothingStored = async () => assert.deepEqual(await rows(), [])

    it('a saved search is answered, stored unconfirmed with its consent, and mailed to be confirmed', async () => {
      const answer = await save(
        {fromUrl: 'properties'},
        {query: {lang: 'ru', partner: 'gulf-homes'}},
      )
      assert.deepEqual([answer.status, answer.message], [200, CHECK])
      const [row] = await rows()
      assert.deepEqual(
        [row?.state, row?.consent, row?.fromUrl, row?.partner, row?.locale, row?.query],
        ['waiting', '2026-11', 'properties', 'gulf-homes', 'ru', 'property_type=apartment'],
      )
      const [mail] = await lab.mails(1)
      assert.deepEqual(mail?.to, ['layla@example.com'])
      assert.equal(lab.server.header(mail, 'auto-submitted'), 'auto-generated')
      assert.equal(tokenIn(mail).length, 43)
    })

    const refused: [string, object, Record<string, string>][] = [
      ['an empty name', {name: ' '}, {name: 'Please give the search a name.'}],
      ['a long name', {name: 'x'.repeat(81)}, {name: 'A name can have up to 80 characters.'}],
      ['no address', {email: ''}, {email: 'Email is Required!'}],
      ['half an address', {email: 'layla@example'}, {email: 'Email is Invalid!'}],
      ['two addresses', {email: 'a@example.com,b@example.com'}, {email: 'Email is Invalid!'}],
      ['a header in the address', {email: 'a@b.ae\nBcc: c@d.ae'}, {email: 'Email is Invalid!'}],
      ['another frequency', {frequency: 'hourly'}, {frequency: 'Please choose how often.'}],
      ['no consent', {consent: ''}, {consent: 'Please agree to receive these emails.'}],
      [
        'a consent to nothing',
        {consent: 'yes'},
        {consent: 'Please agree to receive these emails.'},
      ],
      [
        'a long query',
        {query: 'x'.repeat(1_001)},
        {query: 'query may have at most 1000 characters.'},
      ],
    ]
    for (const [what, values, errors] of refused) {
      it(`${what} is refused by the name of its field`, async () => {
        const answer = await save(values)
        assert.deepEqual([answer.status, answer.errors], [422, errors])
        await nothingStored()
      })
    }

    it('order, page, words and what is no filter are not part of a saved search', async () => {
      await save({
        query:
          '?page=3&utm_source=x&q=near+a+school&sort=largest&place=Coral+Bay&purpose=residential-sale',
      })
      const queries = (await rows()).map(({query}) => query)
      assert.deepEqual(queries, ['purpose=residential-sale&place=Coral+Bay'])
    })

    it('the same key saves one search, and with another content is refused', async () => {
      const headers = {'idempotency-key': 'the-key'}
      const [one, two] = [await save({}, {headers}), await save({}, {headers})]
      assert.deepEqual([one.status, two.status, one.data], [200, 200, two.data])
      assert.equal((await rows()).length, 1)
      assert.equal((await save({name: 'Another'}, {headers})).status, 409)
    })

    it('the answer is the same for every address, and a stranger gets three mails at most', async () => {
      const answers = []
      for (let n = 0; n < 5; n++)
        answers.push(
          await save({name: `Search ${n}`, email: n % 2 ? 'LAYLA@example.com' : search.email}),
        )
      for (const {status, message, data} of answers) {
        assert.deepEqual([status, message], [200, CHECK])
        assert.match((data as {id: string}).id, /^[\da-f-]{36}$/)
      }
      assert.equal((await rows()).length, 3)
      assert.equal((await lab.mails(3)).length, 3)
    })

    it('a filled honeypot field is answered as usual, and no mail is sent', async () => {
      const answer = await save({website: 'spam'})
      assert.deepEqual([answer.status, answer.message], [200, CHECK])
      await nothingStored()
    })

    it('a search without a form token, with a forged one or sent at once is refused, and a second try is not', async () => {
      const reading = await lab.api.app.inject('/api/v1/user/getFormToken')
      const atOnce = reading.json().data.token
      assert.equal(reading.headers['cache-control'], 'no-store')
      for (const form of ['', 'forged.token', atOnce]) {
        const answer = await lab.api.post('createSavedSearch', search, {query: {form}})
        assert.deepEqual([answer.status, answer.message], [422, MAYBE_A_ROBOT])
      }
      await nothingStored()
      assert.equal((await save()).status, 200)
      assert.equal((await lab.mails(1)).length, 1)
    })

    it('a test is kept apart with other tests, and no mail is sent', async () => {
      const answer = await save({}, {query: {test: 'true'}})
      assert.equal(answer.message, CHECK)
      const {id} = answer.data as {id: string}
      const stored = await lab.api.app.inject(`/api/v1/user/getTestEnquiry?id=${id}`)
      assert.equal(stored.json().data.fields.email, search.email)
      await nothingStored()
    })

    it('only hashes of links are stored, and no log has an address or a token', async () => {
      const token = await lab.confirmed()
      await lab.api.app.inject(`/api/v1/user/getSavedSearch?token=${token}`)
      const orm = await lab.api.database.ready()
      const links = await orm.select().from(savedSearchLinks)
      assert.ok(links.length > 0 && links.every(({hash}) => hash !== token))
      assert.ok(!JSON.stringify(await orm.select().from(outbox)).includes('layla'))
      assert.ok(!lab.api.log().includes(token) && !lab.api.log().includes('layla@'))
    })
  })
}

describe('saving a search without a mail server', () => {
  it('saving is refused with a message, and searches do not offer it', async () => {
    const [database] = databases
    assert.ok(database)
    const api = await startApi(await database.prepare())
    try {
      const answer = await api.post('createSavedSearch', search)
      assert.equal(answer.status, 501)
      assert.match(answer.message, /no mail server is set/)
      const found = await api.app.inject('/api/v1/user/search-properties')
      assert.equal('alerts' in found.json().data, false)
      const orm = await api.database.ready()
      assert.deepEqual(await orm.select({one: sql`1`}).from(savedSearches), [])
    } finally {
      await api.close()
    }
  })
})
