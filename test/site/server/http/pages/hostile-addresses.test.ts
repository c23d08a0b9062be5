import assert from 'node:assert/strict'
import {once} from 'node:events'
import {request} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {before, describe, it} from 'node:test'
import {answered, completeProperty} from '../../../support/records/property.ts'
import {startSite} from '../../../support/site/site.ts'
import {useRunning} from '../../support/running.ts'

/** Characters; Node itself accepts 16 kB. */
const LONG = 15_000

describe('malicious request targets', () => {
  const site = useRunning(() => startSite())
  before(async () => {
    const data = Array.from({length: 200}, (_, index) => ({url: `/page-${index}/`}))
    site.answers.getSeoData = {statusCode: 200, message: '', data}
    await get('/none')
  })

  /** Sends the path unchanged: `fetch` would normalize it. */
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const {hostname, port} = new URL(site.url)
    const sent = request({hostname, port, path, headers, method, agent: false}).end()
    const [response] = await once(sent, 'response')
    const body = `${await buffer(response)}`
    return {status: response.statusCode, headers: response.headers, body}
  }

  for (const part of ['/', '%2f', '?', '.', 'a/', '/.', '%20']) {
    it(`a path of 15,000 characters of ${part} gets 414`, async () => {
      assert.equal((await get(`/${part.repeat(LONG / part.length)}x`)).status, 414)
    })
  }

  it('a path of 2,000 slashes is redirected to one of its own site', async () => {
    const {status, headers} = await get(`${'/'.repeat(1_990)}x`)
    assert.deepEqual([status, headers.location], [301, '/x'])
  })

  for (const path of [
    '//evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '///\\/evil.example',
  ]) {
    it(`${path} is not redirected to another site`, async () => {
      const {headers} = await get(path)
      assert.equal(new URL(headers.location ?? '/', site.url).origin, site.url)
    })
  }

  for (const path of ['/%E0%A4%A', '/team/detail/%', '/%']) {
    it(`${path}, which cannot be decoded, gets the page for 404`, async () => {
      const {status, headers, body} = await get(path)
      assert.equal(status, 404)
      assert.match(`${headers['content-type']}`, /^text\/html/)
      assert.match(`${headers['content-security-policy']}`, /script-src/)
      assert.match(body, /<title>Page not found<\/title>/)
    })
  }

  it('TRACE gets 404 and does not echo the cookies of the request', async () => {
    const {status, body} = await get('/', {cookie: 'language=fr'}, 'TRACE')
    assert.equal(status, 404)
    assert.doesNotMatch(body, /language/)
  })

  for (const target of ['http://elsewhere.example/', '*']) {
    it(`the request target ${target} gets 400 as not well-formed`, async () => {
      const {status, body} = await get(target)
      assert.equal(status, 400)
      assert.equal(body, 'The request is not well-formed.\n')
    })
  }
})

describe('concurrency limit of pages', () => {
  const site = useRunning(() => startSite())
  const from = (address: string, path = '/contact-us') =>
    fetch(site.url + path, {headers: {'x-forwarded-for': address}})

  it('a client above the limit of pages gets 429, other clients and files get 200', async () => {
    const answer = Promise.withResolvers<void>()
    site.answers['property-detail'] = async () => {
      await answer.promise
      return answered(completeProperty)
    }
    const many = Array.from({length: 50}, () => from('203.0.113.1', '/properties/villa'))
    const refused: Response[] = []
    for (const each of many) {
      each.then(response => {
        if (response.status !== 200) refused.push(response)
        if (refused.length === 20) answer.resolve()
      })
    }
    assert.equal((await from('203.0.113.2')).status, 200)
    assert.equal((await from('203.0.113.1', '/robots.txt')).status, 200)
    await Promise.all(many)
    assert.equal(refused.length, 20)
    for (const {status, headers} of refused) {
      assert.deepEqual([status, headers.get('retry-after')], [429, '5'])
    }
    assert.equal((await from('203.0.113.1')).status, 200)
  })
})
