/** The docs as the site serves them, with the same policy, and an API that accepts everything. */
import {readFile} from 'node:fs/promises'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {extname} from 'node:path'
import {textType, withOrigins} from '#server/http/pages/docs.ts'
import {servedStandIn} from '../../../site/build/plugins/placeholders.ts'

const folders: [prefix: string, folder: string][] = [
  ['/docs/', 'dist/docs/'],
  ['/embed/v1/', 'dist/preact/'],
  ['/assets/react/', 'dist/react/'],
]
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

export interface DocsServer {
  origin: string
  /** Calls that the API received, each with the id of its answer. */
  calls: {path: string; query: Record<string, string>; body: Record<string, unknown>; id: string}[]
  close(): Promise<void>
}

/** The docs, both builds and the API at one origin. */
export async function serveDocs(): Promise<DocsServer> {
  const calls: DocsServer['calls'] = []
  return listen(
    async (request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost')
      if (pathname === '/embed/v1/integrity.json') return sendRelease(response)
      if (pathname.startsWith('/api/')) return answerCall(request, response, calls)
      await sendFile(pathname, request.headers.host ?? '', response)
    },
    {calls},
  )
}

/** One page at its own origin, as a partner has it. */
export const servePage = (content: string, headers: Record<string, string> = {}) =>
  listen(
    (_, response) => {
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8', ...headers}).end(content)
    },
    {calls: []},
  )

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  {calls}: Pick<DocsServer, 'calls'>,
): Promise<DocsServer> {
  const server = createServer((request, response) => {
    Promise.resolve(answer(request, response)).catch(() => response.writeHead(404).end())
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const {port} = server.address() as AddressInfo
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {origin: `http://localhost:${port}`, calls, close}
}

async function sendFile(path: string, host: string, response: ServerResponse) {
  const [prefix, folder] = folders.find(([start]) => path.startsWith(start)) ?? []
  if (path.startsWith('/favicon')) return response.writeHead(204).end()
  if (!prefix || !folder) return response.writeHead(404).end()
  const file = folder + path.slice(prefix.length).replace(/(^|\/)$/, '$1index.html')
  let content: Buffer | string = await readFile(file)
  if (path.endsWith('/loader.js')) {
    content = String(content).replaceAll(
      servedStandIn,
      JSON.stringify({api: `http://${host}`, tiles: 'none'}),
    )
  }
  if (/\.(html|md|txt|xml)$/.test(file)) {
    const own = `http://${host}`
    content = withOrigins(String(content), {siteUrl: own, apiPublicUrl: own, storageUrl: own})
  }
  response.setHeader('content-type', types[extname(file)] ?? textType(file))
  if (prefix === '/docs/') response.setHeader('content-security-policy', policy(`http://${host}`))
  else response.setHeader('access-control-allow-origin', '*')
  return response.end(content)
}

/** The manifest of a release. */
export const release = {
  version: '1.0.0-0123abcd',
  loader: {href: '/embed/1.0.0-0123abcd/loader.js', integrity: 'sha384-LOADER'},
  files: {'kit-AAAAAAAA.js': 'sha384-KIT', 'book-now-AAAAAAAA.js': 'sha384-BOOK'},
}

const sendRelease = (response: ServerResponse) =>
  response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(release))

const policy = (api: string) =>
  `default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self' ${api}; object-src 'none'; base-uri 'none'`

async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  calls: DocsServer['calls'],
) {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*')
  if (request.method === 'OPTIONS') return response.writeHead(204).end()
  let body = ''
  for await (const piece of request) body += piece
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost')
  const query = Object.fromEntries(searchParams)
  const call = {path: pathname, query, body: JSON.parse(body || '{}'), id: crypto.randomUUID()}
  const isSent = request.method === 'POST'
  if (isSent) calls.push(call)
  const isTest = pathname.endsWith('/getTestEnquiry')
  const answer = isTest ? storedOf(calls, query.id) : accepted(isSent ? {id: call.id} : null)
  response.writeHead(answer.statusCode, {'content-type': 'application/json'})
  return response.end(JSON.stringify(answer))
}

const accepted = (data: object | null) => ({statusCode: 200, message: 'Thank you.', data})

function storedOf(calls: DocsServer['calls'], id?: string) {
  const found = calls.find(call => call.id === id)
  if (!found) return {statusCode: 404, message: 'There is no test enquiry with this id.'}
  const {path, body: fields, query} = found
  const received_at = '2026-11-25T08:00:00.000Z'
  const data = {id, form: path.split('/').at(-1), received_at, locale: query.lang, fields}
  return {statusCode: 200, message: 'OK', data}
}
