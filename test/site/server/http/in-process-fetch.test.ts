import assert from 'node:assert/strict'
import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {before, describe, it} from 'node:test'
import {inProcessFetch} from '#server/http/in-process-fetch.ts'
import {newFolder, startWithContent} from '../support/content/content.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

describe('in-process call of the reference API', () => {
  let origin: string
  let inProcess: typeof fetch
  const api = useRunning(async () => startWithContent(oneDatabase, await newFolder()))
  before(async () => {
    origin = await api.app.listen({port: 0, host: '127.0.0.1'})
    inProcess = inProcessFetch(api.app, origin)
  })

  /** Reads what a client sees of a response; the Date and Connection headers always differ. */
  const read = async (response: Response) => ({
    status: response.status,
    type: response.headers.get('content-type'),
    etag: response.headers.get('etag'),
    caching: response.headers.get('cache-control'),
    body: await response.text(),
  })
  const both = async (path: string, init?: RequestInit) =>
    Promise.all([inProcess, fetch].map(async get => read(await get(origin + path, init))))

  const requests: [claim: string, path: string, init?: RequestInit][] = [
    ['a list', '/api/v1/user/getBuilders?lang=fr'],
    ['a record', '/api/v1/user/property-detail?slug=bay-towers&lang=ru'],
    ['a missing record', '/api/v1/user/property-detail?slug=nothing'],
    ['a rejected search', '/api/v1/user/search-properties?page=-1'],
    ['an unknown call', '/api/v1/user/nothing'],
    ['a wrong method', '/api/v1/user/getBuilders', {method: 'DELETE'}],
    [
      'a rejected form',
      '/api/v1/user/contact',
      {method: 'POST', headers: {'content-type': 'application/json'}, body: '{"name":""}'},
    ],
  ]
  for (const [claim, path, init] of requests) {
    it(`an in-process call answers the same as HTTP for ${claim}`, async () => {
      const [inside, outside] = await both(path, init)
      assert.deepEqual(inside, outside)
    })
  }

  it('an in-process call answers 304 without a body to a matching ETag', async () => {
    const address = `${origin}/api/v1/user/getBuilders`
    const etag = `${(await inProcess(address)).headers.get('etag')}`
    const response = await inProcess(address, {headers: {'if-none-match': etag}})
    assert.equal(response.status, 304)
    assert.equal(await response.text(), '')
  })

  it('an in-process POST stores the enquiry', async () => {
    const body = JSON.stringify({name: 'Maya', phone: '+971 50 765 4321', fromUrl: 'contact-us'})
    const headers = {'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7'}
    const response = await inProcess(`${origin}/api/v1/user/contact`, {
      ...{method: 'POST', headers, body},
    })
    assert.equal(response.status, 200)
    assert.ok((await api.stored()).some(({name}) => name === 'Maya'))
  })

  it('an in-process call opens no network connection', async () => {
    let connections = 0
    const count = () => connections++
    api.app.server.on('connection', count)
    await inProcess(`${origin}/api/v1/user/getTeam`)
    api.app.server.off('connection', count)
    assert.equal(connections, 0)
  })

  it('an in-process call that was aborted rejects with AbortError', async () => {
    const signal = AbortSignal.abort()
    await assert.rejects(inProcess(`${origin}/api/v1/user/getTeam`, {signal}), {name: 'AbortError'})
  })

  it('requests to another origin go over HTTP, file uploads included', async () => {
    const received: string[] = []
    const other = createServer((request, response) => {
      received.push(`${request.headers['content-type']}`.split(';')[0] ?? '')
      request.resume().on('end', () => response.end('{}'))
    }).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    const form = new FormData()
    form.append('file', new Blob(['x']), 'x.txt')
    await inProcess(`${elsewhere}/x`)
    await inProcess(`${elsewhere}/x`, {method: 'POST', body: form})
    assert.deepEqual(received, ['undefined', 'multipart/form-data'])
    other.close()
  })
})
