/** A back end that answers all calls with one fault: healthy responses are altered before sending. */
import {once} from 'node:events'
import {createServer, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'

type Json = unknown

export interface HealthyResponse {
  status: number
  body: string
}

/** The healthy response to the address of a call. */
export type Source = (url: string) => Promise<HealthyResponse>

/** Sends an answer; one that is not ended stays pending. */
export type Fault = (response: ServerResponse, healthy: HealthyResponse) => void

const send = (response: ServerResponse, status: number, body: string, type = 'application/json') =>
  void response.writeHead(status, {'content-type': type}).end(body)

const status =
  (code: number): Fault =>
  response =>
    send(response, code, JSON.stringify({statusCode: code, message: 'No', data: null}))

/** The same record with each value replaced. */
const mapValues = (value: Json, change: (value: Json, name: string) => Json, name = ''): Json => {
  if (Array.isArray(value)) {
    return change(
      value.map(one => mapValues(one, change, name)),
      name,
    )
  }
  if (typeof value !== 'object' || value === null) return change(value, name)
  const entries = Object.entries(value).map(([key, one]) => [key, mapValues(one, change, key)])
  return change(Object.fromEntries(entries), name)
}

/** Data in another shape, in a valid envelope. Error responses stay as they are. */
const data =
  (change: (data: Json) => Json): Fault =>
  (response, {status: code, body}) => {
    const answer = JSON.parse(body)
    const changed = code === 200 ? {...answer, data: change(answer.data)} : answer
    send(response, code, JSON.stringify(changed))
  }

const each = (change: (value: Json, name: string) => Json): Fault =>
  data(one => mapValues(one, change))

const strings = (replacement: Json): Fault =>
  each(value => (typeof value === 'string' ? replacement : value))

const lists = (change: (list: Json[]) => Json): Fault =>
  each(value => (Array.isArray(value) ? change(value) : value))

const numbers = (change: (number: number) => Json): Fault =>
  each(value => (typeof value === 'number' ? change(value) : value))

const textFields = (name: RegExp, replacement: Json): Fault =>
  each((value, key) => (name.test(key) && typeof value === 'string' ? replacement : value))

export const MARKUP = '"><img src=x onerror=alert(1)><script>alert(1)</script>'

export const faults: Record<string, Fault> = {
  'a dropped connection': response => void response.socket?.destroy(),
  'an empty body': response => send(response, 200, ''),
  'an HTML page': response => send(response, 200, '<h1>It works!</h1>', 'text/html'),
  'binary garbage': response => send(response, 200, '\u0000\ufffd{{{'),
  'truncated JSON': (response, {body}) => send(response, 200, body.slice(0, body.length / 2)),
  'a body shorter than its Content-Length': (response, {body}) => {
    response.writeHead(200, {'content-length': body.length + 1_000})
    response.write(body, () => response.destroy())
  },
  'status 400': status(400),
  'status 401': status(401),
  'status 403': status(403),
  'status 429': status(429),
  'status 500': status(500),
  'status 503': status(503),
  'a redirect loop': response => void response.writeHead(302, {location: '/'}).end(),
  'an envelope without data': response => send(response, 200, '{"statusCode":200,"message":"OK"}'),
  'data without an envelope': (response, {body}) =>
    send(response, 200, JSON.stringify(JSON.parse(body).data ?? null)),
  'null instead of data': data(() => null),
  'an empty object instead of data': data(() => ({})),
  'an empty array instead of data': data(() => []),
  'a string instead of data': data(() => 'data'),
  'null in every field': each(value => (typeof value === 'object' ? value : null)),
  'numbers instead of strings': strings(7),
  'objects instead of strings': strings({en: 'text'}),
  'arrays instead of strings': strings(['text']),
  'booleans instead of strings': strings(true),
  'empty strings': strings(''),
  'strings of 20,000 characters': strings(`${'a '.repeat(10_000)}`),
  'markup in every string': strings(MARKUP),
  'strings instead of numbers': numbers(String),
  'null instead of numbers': numbers(() => null),
  'numbers out of range': numbers(() => -1e308),
  'null instead of arrays': lists(() => null),
  'objects instead of arrays': lists(() => ({})),
  'arrays of null': lists(list => list.map(() => null)),
  'arrays of strings': lists(list => list.map(() => 'text')),
  'empty arrays': lists(() => []),
  'null slugs and ids': textFields(/^(slug|_id|name|url)$/, null),
  'invalid dates': textFields(/^(date|createdAt|listed|start_time|end_time)$/, '2026-02-31T99:99'),
  'unknown fields and prototype pollution': each(value =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.assign(JSON.parse('{"__proto__":{"x":1},"constructor":1}'), value)
      : value,
  ),
}

/** Faults that last until the site's timeout. */
export const slowFaults: Record<string, Fault> = {
  'no response before the timeout': () => {},
  'an endless response body': response => {
    response.writeHead(200, {'content-type': 'application/json'})
    response.write('{"statusCode":200,"message":"OK","data":["')
    const timer = setInterval(() => response.write('a'.repeat(1_000)), 50)
    response.once('close', () => clearInterval(timer))
  },
}

/** A picture, not the answer to a call. */
const isFile = ({body}: HealthyResponse) => !/^\s*[{[]/.test(body)

/** Starts a back end that answers all calls with this fault; without one, it is healthy. */
export async function startFaultyBackEnd(source: Source, fault?: Fault) {
  const server = createServer(async (request, response) => {
    const healthy = await source(request.url ?? '')
    if (fault && !isFile(healthy)) fault(response, healthy)
    else send(response, healthy.status, healthy.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
