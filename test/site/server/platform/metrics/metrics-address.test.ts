import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {listenForMetrics, openMetrics} from '#server/http/metrics-route.ts'
import {createMetrics} from '#server/platform/metrics/metrics.ts'
import {readSettings} from '#server/settings.ts'
import {freePort} from '../../support/api/free-port.ts'
import {sendContact} from '../../support/api/send.ts'
import {startServerHere} from '../../support/api/server-here.ts'
import {oneDatabase} from '../../support/databases/databases.ts'

const token = 'a token for monitoring'

describe('address of metrics', () => {
  it('with METRICS_TOKEN the API answers whoever has it, without personal data', async () => {
    const env = {...(await oneDatabase.prepare()), METRICS_TOKEN: token}
    const server = await startServerHere(env)
    await sendContact(server, {}, '?partner=gulf-homes&utm_source=secret')
    await fetch(`${server.api}/storage/pictures/made-up-by-a-visitor.jpg`)
    const read = (authorization: string) =>
      fetch(`${server.api}/metrics`, {headers: {authorization}})
    const answer = await read(`Bearer ${token}`)
    const text = await answer.text()
    const refused = await Promise.all(['', 'Bearer another'].map(read))
    await server.close()
    assert.equal(answer.status, 200)
    assert.match(
      text,
      /^ocp_http_requests_total\{.*route="\/api\/v1\/user\/contact",status="200"\} 1$/m,
    )
    assert.match(text, /route="\/storage\/\*",status="404"/)
    assert.doesNotMatch(text, /gulf-homes|secret|made-up|Layla|97150|127\.0\.0\.1/)
    const statuses = refused.map(({status}) => status)
    assert.deepEqual(statuses, [401, 401])
  })

  it('without METRICS_TOKEN the API has no such address', async () => {
    const server = await startServerHere(await oneDatabase.prepare())
    const {status} = await fetch(`${server.api}/metrics`)
    await server.close()
    assert.equal(status, 404)
  })
})

describe('port of metrics', () => {
  it('METRICS_PORT answers /metrics, and nothing else', async () => {
    const port = await freePort()
    const settings = {host: 'localhost', port, token: undefined}
    const metrics = await openMetrics({metrics: settings})
    assert.ok(metrics)
    const app = await listenForMetrics(metrics, settings)
    const answer = await fetch(`http://localhost:${port}/metrics`)
    const other = await fetch(`http://localhost:${port}/operator/leads`)
    assert.match(await answer.text(), /^process_resident_memory_bytes /m)
    assert.deepEqual([answer.status, other.status], [200, 404])
    await app?.close()
    metrics.close()
  })

  it('a port that is taken is named with its variable', async () => {
    const port = await freePort()
    const settings = {host: 'localhost', port, token: undefined}
    const metrics = createMetrics(undefined)
    const first = await listenForMetrics(metrics, settings)
    await assert.rejects(listenForMetrics(metrics, settings), {
      name: 'OperatorError',
      message: new RegExp(`^Port ${port} on localhost is in use.*METRICS_PORT`),
    })
    await first?.close()
    metrics.close()
  })

  it('without a port and a token nothing is measured', async () => {
    const settings = {host: 'localhost', port: undefined, token: undefined}
    assert.equal(await openMetrics({metrics: settings}), undefined)
  })
})

describe('settings of metrics', () => {
  it('METRICS_PORT listens on this machine alone, unless METRICS_HOST says otherwise', () => {
    assert.deepEqual(readSettings({}).metrics, {
      host: 'localhost',
      port: undefined,
      token: undefined,
    })
    const {metrics} = readSettings({METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0'})
    assert.deepEqual(metrics, {host: '0.0.0.0', port: 9464, token: undefined})
  })

  const mistakes: [env: Record<string, string>, message: RegExp][] = [
    [{METRICS_PORT: '3000'}, /^METRICS_PORT and PORT are both 3000\. Give them different/],
    [{METRICS_PORT: 'x'}, /^METRICS_PORT must be a whole number from 1 to 65535, got "x"/],
    [{METRICS_HOST: 'a b'}, /^METRICS_HOST must be an address or a name of this machine/],
    [{METRICS_TOKEN: 'short'}, /^METRICS_TOKEN must have at least 16 characters/],
    [
      {METRICS_TOKEN: token, API_URL: 'https://api.example.com'},
      /^METRICS_TOKEN opens \/metrics of the API, which API_URL turns off\. Set METRICS_PORT/,
    ],
  ]
  for (const [env, message] of mistakes) {
    it(`${JSON.stringify(env)} is refused with what to do`, () => {
      assert.throws(() => readSettings(env), {name: 'OperatorError', message})
    })
  }
})
