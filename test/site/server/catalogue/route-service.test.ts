import assert from 'node:assert/strict'
import {once} from 'node:events'
import {createServer, type Server, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {after, before, beforeEach, describe, it} from 'node:test'
import type {Coordinates} from '#kit/api-client/shapes.ts'
import {nearHome} from '#server/catalogue/near/near-home.ts'
import {openRouteService} from '#server/catalogue/near/route-service.ts'
import {createLog} from '#server/platform/log.ts'
import {readSettings} from '#server/settings.ts'

const log = createLog({logLevel: 'silent'})
const home: Coordinates = [25.08, 55.14]
const place = (name: string, coordinates: Coordinates) => ({
  name: {en: name},
  coordinates,
  source: 'https://places.example',
})
const near = nearHome(home, {
  school: [place('School', [25.081, 55.141]), place('Island school', [25.085, 55.145])],
  metro: [],
  beach: [],
  mosque: [],
  mall: [],
})
const estimates = near.map(({drive_minutes}) => drive_minutes)

describe('the route service of an operator', () => {
  let server: Server
  let url: string
  let asked: string[] = []
  let answer: (response: ServerResponse) => void
  const says = (body: object) => (response: ServerResponse) => response.end(JSON.stringify(body))
  /** Waits for an answer as long as it takes. */
  const patient = () => openRouteService(url, log, 60_000)
  const noPending = () => assert.fail('is pending')
  const minutesOf = (places: typeof near) =>
    places.map(({drive_minutes, estimated}) => [drive_minutes, estimated])

  before(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.url}`)
      answer(response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  beforeEach(() => {
    asked = []
  })
  after(() => server.close())

  it('the route service is asked once for each home; where no road leads the estimate stays', async () => {
    answer = says({code: 'Ok', durations: [[0, 61, null]]})
    const service = patient()
    for (let time = 0; time < 2; time++) {
      const places = await service.withRoutes(home, near, noPending)
      assert.deepEqual(minutesOf(places), [
        [2, false],
        [estimates[1], true],
      ])
      assert.deepEqual(
        places.map(({walk_minutes}) => walk_minutes),
        near.map(({walk_minutes}) => walk_minutes),
      )
    }
    assert.deepEqual(asked, ['/table/v1/driving/55.14,25.08;55.141,25.081;55.145,25.085?sources=0'])
  })

  const faults: [string, (response: ServerResponse) => void][] = [
    ['an error', response => response.writeHead(500).end()],
    ['no JSON', response => response.end('<html>')],
    ['another number of places', says({code: 'Ok', durations: [[0, 61]]})],
    ['that it has no table', says({code: 'NoTable'})],
  ]
  for (const [what, fault] of faults) {
    it(`the route service is not asked again for a while after it has answered ${what}`, async () => {
      answer = fault
      const service = patient()
      for (let time = 0; time < 2; time++) {
        assert.deepEqual(await service.withRoutes(home, near, noPending), near)
      }
      assert.equal(asked.length, 1)
    })
  }

  it('a route service that is late for the first answer is in time for the next', async () => {
    const held = Promise.withResolvers<ServerResponse>()
    answer = held.resolve
    const service = openRouteService(url, log, 1)
    let pending = 0
    const first = await service.withRoutes(home, near, () => pending++)
    assert.deepEqual([first, pending], [near, 1])
    const next = patientAfter(service)
    says({code: 'Ok', durations: [[0, 61, 119]]})(await held.promise)
    assert.deepEqual(minutesOf(await next), [
      [2, false],
      [2, false],
    ])
    assert.equal(asked.length, 1)
  })

  /** Asks until the answer has come. */
  async function patientAfter(service: ReturnType<typeof openRouteService>) {
    for (;;) {
      let isPending = false
      const places = await service.withRoutes(home, near, () => {
        isPending = true
      })
      if (!isPending) return places
    }
  }

  it('ROUTE_SERVICE_URL must be an address, and is for the own API only', () => {
    const env = {ROUTE_SERVICE_URL: 'http://localhost:5000'}
    assert.equal(readSettings(env).routeServiceUrl, 'http://localhost:5000')
    assert.throws(
      () => readSettings({ROUTE_SERVICE_URL: 'osrm'}),
      /ROUTE_SERVICE_URL must be an address/,
    )
    assert.throws(
      () => readSettings({...env, API_URL: 'https://api.example'}),
      /ROUTE_SERVICE_URL is set, but API_URL/,
    )
  })
})
