import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {uploadingFetch} from '#kit/forms/files/uploading-fetch.ts'

/** The parts of XMLHttpRequest that are used; tests respond in place of the network. */
class TestRequest {
  static last: TestRequest
  method = ''
  url = ''
  headers: Record<string, string> = {}
  body: unknown
  responseType = ''
  status = 0
  statusText = ''
  response: unknown
  answered = ''
  upload: {onprogress?: (event: object) => void} = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}
  aborted = 0
  constructor() {
    TestRequest.last = this
  }
  open(method: string, url: string | URL) {
    this.method = method
    this.url = String(url)
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.aborted++
    this.onabort()
    this.onloadend()
  }
  getAllResponseHeaders() {
    return this.answered
  }
  answer(status: number, response: unknown, headers = '') {
    Object.assign(this, {status, statusText: 'As it is', response, answered: headers})
    this.onload()
    this.onloadend()
  }
}

const url = 'https://api.example.com/api/v1/user/addListWithUs'

describe('fetch with upload progress', () => {
  let shares: number[]
  let upload: typeof fetch
  beforeEach(() => {
    Object.assign(globalThis, {XMLHttpRequest: TestRequest})
    shares = []
    upload = uploadingFetch(share => shares.push(share))
  })

  it('an upload sends the method, headers and body that it is given', async () => {
    const headers = {'Idempotency-Key': 'k1', Authorization: 'Bearer secret'}
    const answer = upload(url, {method: 'POST', headers, body: 'the form'})
    const {last} = TestRequest
    assert.deepEqual([last.method, last.url, last.body], ['POST', url, 'the form'])
    assert.deepEqual(last.headers, {'idempotency-key': 'k1', authorization: 'Bearer secret'})
    assert.equal(last.responseType, 'blob')
    last.answer(200, new Blob(['{}']))
    await answer
  })

  it('a request defaults to GET and takes a string, a URL or a Request', () => {
    void upload(url)
    assert.deepEqual([TestRequest.last.method, TestRequest.last.url], ['GET', url])
    void upload(new URL(url))
    assert.equal(TestRequest.last.url, url)
    void upload(new Request(url))
    assert.equal(TestRequest.last.url, url)
  })

  it('upload progress is reported only while the total is known', () => {
    void upload(url)
    const {onprogress} = TestRequest.last.upload
    onprogress?.({lengthComputable: true, loaded: 1, total: 4})
    onprogress?.({lengthComputable: false, loaded: 2, total: 0})
    onprogress?.({lengthComputable: true, loaded: 4, total: 4})
    assert.deepEqual(shares, [0.25, 1])
  })

  it('an upload resolves with the status, headers and body of the response', async () => {
    const answer = upload(url)
    const headers = 'content-type: application/json\r\nx-note:a: b \r\n\r\n'
    TestRequest.last.answer(422, new Blob(['{"statusCode": 422}']), headers)
    const response = await answer
    assert.deepEqual([response.status, response.statusText], [422, 'As it is'])
    assert.deepEqual(Object.fromEntries(response.headers), {
      'content-type': 'application/json',
      'x-note': 'a: b',
    })
    assert.deepEqual(await response.json(), {statusCode: 422})
  })

  it('an upload resolves without headers when the response has none', async () => {
    const answer = upload(url)
    TestRequest.last.answer(200, new Blob(['{}']))
    assert.deepEqual([...(await answer).headers], [])
  })

  for (const status of [204, 205, 304]) {
    it(`a ${status} response of an upload has a null body`, async () => {
      const answer = upload(url)
      TestRequest.last.answer(status, new Blob([]))
      assert.deepEqual([(await answer).status, (await answer).body], [status, null])
    })
  }

  it('an upload rejects with Failed to fetch when there is no response', async () => {
    const answer = upload(url)
    TestRequest.last.onerror()
    await assert.rejects(answer, {name: 'TypeError', message: 'Failed to fetch'})
  })

  it('an upload rejects when the browser aborts it', async () => {
    const answer = upload(url)
    TestRequest.last.onabort()
    assert.equal(await answer.catch(() => 'not answered'), 'not answered')
  })

  it('an upload is aborted by its signal and rejects with its reason', async () => {
    const caller = new AbortController()
    const answer = upload(url, {signal: caller.signal})
    caller.abort(new Error('timed out'))
    await assert.rejects(answer, {message: 'timed out'})
    assert.equal(TestRequest.last.aborted, 1)
  })

  it('an upload is not started when its signal is already aborted', async () => {
    const before = TestRequest.last
    const signal = AbortSignal.abort(new Error('too late'))
    await assert.rejects(upload(url, {signal}), {message: 'too late'})
    assert.equal(TestRequest.last, before)
  })

  it('an abort after the response does not abort the upload', async () => {
    const caller = new AbortController()
    const answer = upload(url, {signal: caller.signal})
    TestRequest.last.answer(200, new Blob(['{}']))
    await answer
    caller.abort()
    assert.equal(TestRequest.last.aborted, 0)
  })
})
