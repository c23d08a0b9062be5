/** The built site on a free port, in front of an API that is a table of answers. */

import {EventEmitter, once} from 'node:events'
import {createServer, type IncomingHttpHeaders} from 'node:http'
import type {AddressInfo} from 'node:net'
import {buffer} from 'node:stream/consumers'
import {pathToFileURL} from 'node:url'
import {fixedSecret} from '#server/platform/form-secret.ts'
import {readSettings} from '#server/settings.ts'
import {createSite} from '#server/site.ts'
import {freePort} from '../../server/support/api/free-port.ts'
import {watchTraffic} from './traffic.ts'

export interface Received {
  call: string
  method: string
  query: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
  /** The files of a multipart payload by field. Its texts are in the body. */
  files: Record<string, File[]>
}

/** Status, message, and the rest of the envelope. */
export type SiteAnswer = {statusCode: number; message: string; [key: string]: unknown}

/** An envelope, a file; a connection that is dropped, or the page of something that is no API. */
export type FakeAnswer = SiteAnswer | Buffer | 'no answer' | 'no envelope'

/** The API's answers by call; a function may answer later, and by the query. */
export type Answers = Record<
  string,
  FakeAnswer | ((query: URLSearchParams) => FakeAnswer | Promise<FakeAnswer>)
>

export interface RunningSite {
  url: string
  /** The calls that arrived at the API. */
  received: Received[]
  answers: Answers
  /**
   * Resolves when the API has answered for the SEO records of a new site: each page waits for them,
   * but only for a moment.
   */
  readSeoRecords(): Promise<void>
  /** Ends the API; the site stays. */
  stopApi(): Promise<void>
  /** Resolves when no request of the site is pending. */
  idle(): Promise<void>
  /** True when another test would find it changed: without its API, or with answers in a cache. */
  isUsed(): boolean
  close(): Promise<void>
}

const ACCEPTED = {statusCode: 200, message: 'Thank you! We will contact you shortly.'}

/** `isRecorded` selects the calls to record; by default all of them. */
export async function startSite(
  env: Record<string, string> = {},
  isRecorded: (one: Received) => boolean = () => true,
): Promise<RunningSite> {
  const answers: Answers = {}
  const received: Received[] = []
  const api = await startApi(answers, {push: one => isRecorded(one) && received.push(one)})
  const port = Number(env.PORT) || (await freePort())
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    API_URL: api.url,
    // No foreign server is requested for map tiles.
    MAP_TILES: 'none',
    ...env,
  })
  // Another folder than dist/ may be tested, with its path in this variable.
  const dist = process.env.SITE_DIST && pathToFileURL(`${process.env.SITE_DIST}/`)
  const site = await createSite(
    settings,
    {secret: fixedSecret('a secret of the test')},
    dist || undefined,
  )
  const traffic = watchTraffic(site)
  await site.listen({port, host: 'localhost'})
  let isApiUp = true
  const stopApi = async () => {
    isApiUp = false
    await api.close()
  }
  return {
    url: settings.siteUrl,
    received,
    answers,
    async readSeoRecords() {
      const answered = api.answered('getSeoData')
      await (await fetch(settings.siteUrl)).text()
      await answered
    },
    stopApi,
    idle: traffic.idle,
    isUsed: () => !isApiUp || traffic.hasFilledCache(),
    close: async () => {
      await Promise.all([site.close(), api.close()])
    },
  }
}

export async function startApi(answers: Answers, received: {push(one: Received): unknown}) {
  const ended = new EventEmitter()
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type,authorization,idempotency-key')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const {pathname, search, searchParams} = new URL(`http://api${request.url}`)
    const call = pathname.replace('/api/v1/user/', '')
    response.once('close', () => ended.emit(call))
    const bytes = await buffer(request).catch(() => null)
    if (!bytes) return // the client has disconnected
    const {method = '', headers} = request
    const payload = await payloadOf(bytes, headers)
    received.push({call, method, query: search, headers, ...payload})
    const known = answers[call] ?? {...ACCEPTED, data: call === 'getSeoData' ? [] : null}
    const answer = typeof known === 'function' ? await known(searchParams) : known
    if (answer === 'no answer') return request.socket.destroy()
    if (answer === 'no envelope') {
      return response.writeHead(200, {'content-type': 'text/html'}).end('<h1>It works!</h1>')
    }
    if (Buffer.isBuffer(answer)) {
      return response.writeHead(200, {'content-type': 'application/pdf'}).end(answer)
    }
    response.writeHead(answer.statusCode, {'content-type': 'application/json'})
    response.end(JSON.stringify(answer))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    /** Resolves when the next answer to a call was sent, or its connection dropped. */
    answered: (call: string) => once(ended, call),
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function payloadOf(
  bytes: Buffer,
  {'content-type': type = ''}: IncomingHttpHeaders,
): Promise<Pick<Received, 'body' | 'files'>> {
  const body: Received['body'] = {}
  const files: Received['files'] = {}
  if (!type.startsWith('multipart/')) return {body: JSON.parse(bytes.toString() || '{}'), files}
  const response = new Response(new Uint8Array(bytes), {headers: {'content-type': type}})
  for (const [name, value] of await response.formData()) {
    if (typeof value === 'string') body[name] = value
    else files[name] = [...(files[name] ?? []), value]
  }
  return {body, files}
}
