/**
 * A bucket that speaks as much of S3's protocol as we do. It knows its key and checks every
 * signature itself, and refuses addresses outside of the bucket as another bucket's.
 */
import {createHash, createHmac} from 'node:crypto'
import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {buffer} from 'node:stream/consumers'
import type {Storage} from '#server/platform/storage/storage.ts'

export interface Bucket {
  /** The environment of a server that uses it. */
  env: Record<string, string>
  objects: Map<string, {body: Buffer; type: string | undefined; cacheControl: string | undefined}>
  /** `PUT pictures/sea.png`, in the order in which they came. */
  requests: string[]
  /** While it is set: a status to answer everything with, or no answer at all. */
  broken: number | 'silent' | undefined
  /** Anybody may read it, without a signature. */
  isPublic: boolean
  close(): Promise<void>
}

const KEY_ID = 'AKIDEXAMPLE'
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
const REGION = 'me-central-1'
/** Few, so that a list has several pages. */
const PAGE = 3

export async function openBucket(secret = SECRET): Promise<Bucket> {
  const server = createServer((request, response) => {
    answer(bucket, request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  const bucket: Bucket = {
    env: {
      STORAGE_BUCKET: `http://127.0.0.1:${port}/agency-media`,
      STORAGE_REGION: REGION,
      STORAGE_KEY_ID: KEY_ID,
      STORAGE_SECRET: secret,
    },
    objects: new Map(),
    requests: [],
    broken: undefined,
    isPublic: false,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return bucket
}

export async function pathsIn(storage: Storage) {
  const paths: string[] = []
  for await (const path of storage.list()) paths.push(path)
  return paths
}

async function answer(bucket: Bucket, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request)
  const {pathname, searchParams} = new URL(request.url ?? '', 'http://bucket')
  const [, name, ...rest] = pathname.split('/')
  const key = decodeURIComponent(rest.join('/'))
  bucket.requests.push(`${request.method} ${name === 'agency-media' ? key : pathname}`)
  if (bucket.broken === 'silent') return
  if (bucket.broken) return reject(response, bucket.broken, 'InternalError')
  const isForAll =
    bucket.isPublic && request.method === 'GET' && key && !request.headers.authorization
  if (!isForAll && !isSigned(request, body)) return reject(response, 403, 'SignatureDoesNotMatch')
  if (name !== 'agency-media') return reject(response, 403, 'AccessDenied')
  if (!key) return list(bucket, searchParams, response)
  const found = bucket.objects.get(key)
  switch (request.method) {
    case 'PUT': {
      const {'content-type': type, 'cache-control': cacheControl} = request.headers
      bucket.objects.set(key, {body, type, cacheControl})
      return response.end()
    }
    case 'DELETE':
      bucket.objects.delete(key)
      return response.writeHead(204).end()
    default:
      if (!found) return reject(response, 404, 'NoSuchKey')
      return send(found.body, request, response)
  }
}

function send(body: Buffer, {method, headers}: IncomingMessage, response: ServerResponse) {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const part = first ? body.subarray(Number(first), Number(last) + 1) : body
  response.writeHead(first ? 206 : 200, {'content-length': part.length})
  response.end(method === 'HEAD' ? undefined : part)
}

/** Pages of keys, with a token that has to be escaped in XML and in addresses. */
function list({objects}: Bucket, query: URLSearchParams, response: ServerResponse) {
  const after = query.get('continuation-token')?.slice(TOKEN.length) ?? ''
  const prefix = query.get('prefix') ?? ''
  const found = [...objects.keys()].filter(key => key.startsWith(prefix))
  const keys = found.sort().filter(key => key > after)
  const page = keys.slice(0, PAGE)
  const contents = page.map(key => `<Contents><Key>${escapeXml(key)}</Key></Contents>`)
  const next = escapeXml(`${TOKEN}${page.at(-1)}`)
  const more = keys.length > PAGE ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  response.end(`<?xml version="1.0"?><Result>${contents.join('')}${more}</Result>`)
}

const TOKEN = '&<+/=>'
const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function reject(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, {'content-type': 'application/xml'})
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

/** Signature version 4, as Amazon describes it: the canonical request, the text to sign, the key. */
function isSigned({method, url = '', headers}: IncomingMessage, body: Buffer) {
  const {
    authorization = '',
    'x-amz-date': date = '',
    'x-amz-content-sha256': hash = '',
  } = headers as Record<string, string>
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? []
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  if (!names.split(';').includes('host') || !names.split(';').includes('x-amz-date')) return false
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path.split('/').map(escaped).join('/'),
    query.replaceAll('+', '%20').split('&').sort().join('&'),
    ...names.split(';').map(name => `${name}:${`${headers[name] ?? ''}`.trim()}`),
    '',
    names,
    hash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const day = date.slice(0, 8)
  if (scope !== `${day}/${REGION}/s3/aws4_request`) return false
  const key = [day, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`)
  return hmac(key, toSign).toString('hex') === signature
}

/** The signature covers the one strict spelling, however the address is spelled. */
const escaped = (part: string) =>
  encodeURIComponent(decodeURIComponent(part)).replaceAll(
    /[!'()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
