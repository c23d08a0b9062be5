import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import type {TestApi} from '../../support/api/api.ts'
import {addressOf, readingCalls} from '../../support/api/read.ts'
import {readClaims} from '../../support/api/read-claims.ts'
import {newFolder, startWithContent} from '../../support/content/content.ts'
import {pglite} from '../../support/databases/databases.ts'

const CACHEABLE = 'public, max-age=60, stale-while-revalidate=600'

describe('HTTP caching of reading calls', () => {
  let api: TestApi
  before(async () => {
    const env = {PARTNER_ORIGINS: 'https://portal.example'}
    api = await startWithContent(pglite, await newFolder(), env)
  })
  after(() => api.close())

  for (const [name] of readingCalls) {
    const url = addressOf(name, readClaims[name]?.params)

    it(`${name} has an ETag and answers 304 when nothing changed`, async () => {
      const first = await api.app.inject({url})
      const {etag = ''} = first.headers
      assert.equal(first.headers['cache-control'], CACHEABLE)
      assert.match(String(etag), /^W\/".+"$/)
      const again = await api.app.inject({url, headers: {'if-none-match': String(etag)}})
      assert.deepEqual([again.statusCode, again.body], [304, ''])
      assert.deepEqual([again.headers['cache-control'], again.headers.etag], [CACHEABLE, etag])
      const other = await api.app.inject({url, headers: {'if-none-match': 'W/"older"'}})
      assert.equal(other.statusCode, 200)
    })
  }

  const url = addressOf('getTeam')

  it('a response varies by Accept-Language and Origin', async () => {
    const origin = 'https://portal.example'
    for (const headers of [{}, {origin}, {'if-none-match': 'W/"x"', origin}]) {
      const {vary} = (await api.app.inject({url, headers})).headers
      assert.deepEqual(String(vary).toLowerCase().split(/, */).sort(), [
        'accept-language',
        'origin',
      ])
    }
  })

  it('the ETag of a call differs between languages', async () => {
    const tags = ['en', 'fr'].map(
      async lang => (await api.app.inject({url: `${url}lang=${lang}`})).headers.etag,
    )
    const [english, french] = await Promise.all(tags)
    assert.notEqual(english, french)
  })

  it('HEAD of a reading call answers with the headers of GET and no body', async () => {
    const get = await api.app.inject({url})
    const head = await api.app.inject({url, method: 'HEAD'})
    assert.equal(head.body, '')
    for (const name of ['cache-control', 'vary', 'content-type', 'content-length']) {
      assert.equal(head.headers[name], get.headers[name], name)
    }
  })

  it('a POST, a rejected search and an expired property answer no-store', async () => {
    const search = '/api/v1/user/search-properties'
    for (const request of [
      {method: 'POST', url: search} as const,
      {url: `${search}?page=0`},
      {url: addressOf('propertyDetail', {slug: 'expired-flat'})},
    ]) {
      assert.equal((await api.app.inject(request)).headers['cache-control'], 'no-store')
    }
  })
})
