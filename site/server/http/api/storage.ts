/**
 * Stored media: `/storage/{path}`, to be seen, and brochures and floor plans at `media/{file}` (spec
 * section 7), to be saved.
 * Only known formats leave, each as what it is; their addresses change with their content.
 */
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import {Refusal} from '#server/platform/http-error.ts'
import {isMedia, mediaType} from '#server/platform/storage/media-type.ts'
import type {Storage, StoredFile} from '#server/platform/storage/storage.ts'
import {BASE} from './calls.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** A drawing may style itself; it runs and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
/** In a sandbox browsers refuse to show a document, and their viewers need styles of their own. */
const POLICY_OF_DOCUMENTS = "frame-ancestors 'none'"
const DOCUMENT = 'application/pdf'

export function addStorage(app: FastifyInstance, storage: Storage) {
  const method = ['GET', 'HEAD']
  app.route({
    method,
    url: '/storage/*',
    handler: async (request, reply) => {
      const path = pathOf(request)
      const found = await find(storage, path)
      if (mediaType(path) === DOCUMENT) reply.header('content-disposition', named('inline', path))
      return send(found, path, request, reply)
    },
  })
  app.route({
    method,
    url: `${BASE}media/*`,
    handler: async (request, reply) => {
      const path = pathOf(request)
      if (mediaType(path) !== DOCUMENT) throw notThere()
      const found = await find(storage, path)
      reply.header('content-disposition', named('attachment', path))
      return send(found, path, request, reply)
    },
  })
}

const pathOf = ({params}: FastifyRequest) => (params as {'*': string})['*']
/** `inline` opens in the browser, also in those that save nothing; an `attachment` is saved. */
const named = (kind: 'inline' | 'attachment', path: string) =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(path.slice(path.lastIndexOf('/') + 1))}`

const notThere = () => new Refusal(404, 'There is no such file.')

async function find(storage: Storage, path: string) {
  const found = isMedia(path) ? await storage.find(path) : undefined
  if (!found) throw notThere()
  return found
}

async function send(found: StoredFile, path: string, request: FastifyRequest, reply: FastifyReply) {
  const {size} = found
  const type = mediaType(path)
  reply.type(type).headers({
    'cache-control': FOREVER,
    'accept-ranges': 'bytes',
    'content-security-policy': type === DOCUMENT ? POLICY_OF_DOCUMENTS : POLICY,
  })
  const range = readRange(request.headers.range, size)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    throw new Refusal(416, `The file has ${size} bytes.`)
  }
  const {start, end} = range ?? {start: 0, end: size - 1}
  reply.header('content-length', end - start + 1)
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.send(request.method === 'HEAD' ? undefined : await found.read(range))
}

/** Film players send range requests; several ranges at once are answered with the whole file. */
function readRange(header: string | undefined, size: number) {
  const [whole, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!whole || (!first && !last)) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start > end || start >= size ? 'unsatisfiable' : {start, end}
}
