import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import type {TestApi} from '../../support/api/api.ts'
import {addressOf, readingCalls} from '../../support/api/read.ts'
import {readClaims} from '../../support/api/read-claims.ts'
import {newFolder, startWithContent} from '../../support/content/content.ts'
import {pglite} from '../../support/databases/databases.ts'

const KEPT = 'public, max-age=60, stale-while-revalidate=600'

describe('what was read may be kept a while', () => {
  let api: TestApi
  before(async () => {
    const env = {PARTNER_ORIGINS: 'https://portal.example'}
    api = await startWithContent(pglite, await newFolder(), env)
  })
  after(() => api.close())

  for (const [name] of readingCalls) {
    const url = addressOf(name, readClaims[name]?.params)

    it(`${name}: with a tag, by which the reader learns that nothing has changed`, async () => {
      const first = await api.app.inject({url})
      const {etag = ''} = first.headers
      assert.equal(first.headers['cache-control'], KEPT)
      assert.match(String(etag), /^W\/".+"$/)
      const again = await api.app.inject({url, headers: {'if-none-match': String(etag)}})
      assert.deepEqual([again.statusCode, again.body], [304, ''])
      assert.deepEqual([again.headers['cache-control'], again.headers.etag], [KEPT, etag])
      const other = await api.app.inject({url, headers: {'if-none-match': 'W/"older"'}})
      assert.equal(other.statusCode, 200)
    })
  }

  const url = addressOf('getTeam')

  it('apart for each language, and for each origin that may read', async () => {
    const origin = 'https://portal.example'
    for (const headers of [{}, {origin}, {'if-none-match': 'W/"x"', origin}]) {
      const {vary} = (await api.app.inject({url, headers})).headers
      assert.deepEqual(String(vary).toLowerCase().split(/, */).sort(), [
        'accept-language',
        'origin',
      ])
    }
  })

  it('a tag is of one language', async () => {
    const tags = ['en', 'fr'].map(
      async lang => (await api.app.inject({url: `${url}lang=${lang}`})).headers.etag,
    )
    const [english, french] = await Promise.all(tags)
    assert.notEqual(english, french)
  })

  it('HEAD says the same without the records', async () => {
    const get = await api.app.inject({url})
    const head = await api.app.inject({url, method: 'HEAD'})
    assert.equal(head.body, '')
    for (const name of ['cache-control', 'vary', 'content-type', 'content-length']) {
      assert.equal(head.headers[name], get.headers[name], name)
    }
  })

  it('but not what was posted, nor what was refused', async () => {
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
