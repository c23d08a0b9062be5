/** A back end that answers all calls with one fault: what is meant is changed on its way. */
import {once} from 'node:events'
import {createServer, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'

type Json = unknown

export interface Sound {
  status: number
  body: string
}

/** What a back end answers to the address of a call when nothing is wrong. */
export type Source = (url: string) => Promise<Sound>

/** How an answer is sent; where nothing is given back, it never ends by itself. */
export type Fault = (response: ServerResponse, sound: Sound) => void

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

/** Data in another shape, in a sound envelope. Refusals stay as they are. */
const data =
  (change: (data: Json) => Json): Fault =>
  (response, {status: code, body}) => {
    const answer = JSON.parse(body)
    const changed = code === 200 ? {...answer, data: change(answer.data)} : answer
    send(response, code, JSON.stringify(changed))
  }

const each = (change: (value: Json, name: string) => Json): Fault =>
  data(one => mapValues(one, change))

const texts = (replacement: Json): Fault =>
  each(value => (typeof value === 'string' ? replacement : value))

const lists = (change: (list: Json[]) => Json): Fault =>
  each(value => (Array.isArray(value) ? change(value) : value))

const numbers = (change: (number: number) => Json): Fault =>
  each(value => (typeof value === 'number' ? change(value) : value))

const named = (name: RegExp, replacement: Json): Fault =>
  each((value, key) => (name.test(key) && typeof value === 'string' ? replacement : value))

export const MARKUP = '"><img src=x onerror=alert(1)><script>alert(1)</script>'

export const faults: Record<string, Fault> = {
  'no answer': response => void response.socket?.destroy(),
  'an empty body': response => send(response, 200, ''),
  'a page of HTML': response => send(response, 200, '<h1>It works!</h1>', 'text/html'),
  'binary garbage': response => send(response, 200, '\u0000\ufffd{{{'),
  'half an answer': (response, {body}) => send(response, 200, body.slice(0, body.length / 2)),
  'an answer that ends too early': (response, {body}) => {
    response.writeHead(200, {'content-length': body.length + 1_000})
    response.write(body, () => response.destroy())
  },
  'status 400': status(400),
  'status 401': status(401),
  'status 403': status(403),
  'status 429': status(429),
  'status 500': status(500),
  'status 503': status(503),
  'a redirect to itself': response => void response.writeHead(302, {location: '/'}).end(),
  'an envelope without data': response => send(response, 200, '{"statusCode":200,"message":"OK"}'),
  'no envelope, but the data': (response, {body}) =>
    send(response, 200, JSON.stringify(JSON.parse(body).data ?? null)),
  'null instead of data': data(() => null),
  'an empty object instead of data': data(() => ({})),
  'an empty list instead of data': data(() => []),
  'a text instead of data': data(() => 'data'),
  'nulls only': each(value => (typeof value === 'object' ? value : null)),
  'numbers instead of texts': texts(7),
  'objects instead of texts': texts({en: 'text'}),
  'lists instead of texts': texts(['text']),
  'flags instead of texts': texts(true),
  'empty texts': texts(''),
  'texts of 20,000 characters': texts(`${'a '.repeat(10_000)}`),
  'markup in each text': texts(MARKUP),
  'texts instead of numbers': numbers(String),
  'nulls instead of numbers': numbers(() => null),
  'numbers beyond all measure': numbers(() => -1e308),
  'nulls instead of lists': lists(() => null),
  'objects instead of lists': lists(() => ({})),
  'lists of nulls': lists(list => list.map(() => null)),
  'lists of texts': lists(list => list.map(() => 'text')),
  'empty lists': lists(() => []),
  'no slugs and ids': named(/^(slug|_id|name|url)$/, null),
  'days that are none': named(/^(date|createdAt|listed|start_time|end_time)$/, '2026-02-31T99:99'),
  'unknown fields, and those of prototypes': each(value =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.assign(JSON.parse('{"__proto__":{"x":1},"constructor":1}'), value)
      : value,
  ),
}

/** Faults that last until the site gives up. */
export const slowFaults: Record<string, Fault> = {
  'no answer in time': () => {},
  'an answer without an end': response => {
    response.writeHead(200, {'content-type': 'application/json'})
    response.write('{"statusCode":200,"message":"OK","data":["')
    const timer = setInterval(() => response.write('a'.repeat(1_000)), 50)
    response.once('close', () => clearInterval(timer))
  },
}

/** Starts a back end that answers all calls with this fault; with none, as the source does. */
export async function startFaultyBackEnd(source: Source, fault?: Fault) {
  const server = createServer(async (request, response) => {
    const sound = await source(request.url ?? '')
    if (fault) fault(response, sound)
    else send(response, sound.status, sound.body)
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
