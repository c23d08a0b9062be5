import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import type {TestApi} from '../../support/api/api.ts'
import {addressOf, readingCalls} from '../../support/api/read.ts'
import {readClaims} from '../../support/api/read-claims.ts'
import {newFolder, startWithContent} from '../../support/content/content.ts'
import {oneDatabase} from '../../support/databases/databases.ts'

const CACHEABLE = 'public, max-age=60, stale-while-revalidate=600'

describe('HTTP caching of reading calls', () => {
  let api: TestApi
  before(async () => {
    const env = {PARTNER_ORIGINS: 'https://portal.example'}
    api = await startWithContent(oneDatabase, await newFolder(), env)
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

  it('a response varies by Accept-Language, Accept-Encoding and Origin', async () => {
    const origin = 'https://portal.example'
    for (const headers of [{}, {origin}, {'if-none-match': 'W/"x"', origin}]) {
      const {vary} = (await api.app.inject({url, headers})).headers
      assert.deepEqual(String(vary).toLowerCase().split(/, */).sort(), [
        'accept-encoding',
        'accept-language',
        'origin',
      ])
    }
  })

  it('a repeated answer and a 304 make no call to the database', async test => {
    const {etag} = (await api.app.inject({url})).headers
    const ready = test.mock.method(api.database, 'ready')
    assert.equal((await api.app.inject({url})).statusCode, 200)
    const again = await api.app.inject({url, headers: {'if-none-match': `${etag}`}})
    assert.equal(again.statusCode, 304)
    assert.equal(ready.mock.callCount(), 0)
  })

  it('an answer is compressed as the client asks, and says the same', async () => {
    const plain = await api.app.inject({url})
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await api.app.inject({url, headers: {'accept-encoding': encoding}})
      assert.equal(answer.headers['content-encoding'], encoding)
      assert.equal(decompress(answer.rawPayload).toString(), plain.body)
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
