/** The reference API in this process, on its own data directory. */

import {once} from 'node:events'
import {PassThrough} from 'node:stream'
import type {FastifyInstance, LightMyRequestResponse} from 'fastify'
import {contentTasks} from '#server/content/tasks/content.ts'
import {createApiServer} from '#server/http/api/api-server.ts'
import {leads as leadsTable} from '#server/leads/tables.ts'
import type {Handlers} from '#server/platform/api/handler.ts'
import {createLog} from '#server/platform/log.ts'
import type {Pauses} from '#server/platform/outbox/worker.ts'
import {openStorage} from '#server/platform/storage/bucket.ts'
import {readSettings} from '#server/settings.ts'
import {addSlices} from '#server/slices.ts'

export type TestApi = Awaited<ReturnType<typeof startApi>>

export interface PostOptions {
  headers?: Record<string, string>
  query?: Record<string, string>
  address?: string
}

export type StoredLead = typeof leadsTable.$inferSelect

export interface Reply {
  status: number
  headers: LightMyRequestResponse['headers']
  message: string
  errors: Record<string, string> | undefined
  data: unknown
}

interface Environment extends Record<string, string | undefined> {
  DATA_DIR: string
}

/** Short pauses of deliveries, since a test cannot wait a minute. */
const SHORT_PAUSES: Partial<Pauses> = {first: 20, longest: 100, database: 50}

export async function startApi(
  env: Environment,
  handlers?: Handlers,
  deliveryPauses = SHORT_PAUSES,
) {
  const settings = readSettings({LEADS_PER_MINUTE: '100000', ...env})
  const sink = new PassThrough()
  let logged = ''
  sink.on('data', (piece: Buffer) => {
    logged += piece
  })
  const log = createLog(settings, sink)
  const {dataDir} = settings
  const operatorToken = 'the-operator'
  const app = createApiServer(settings, log)
  await addSlices(app, {
    ...{settings, handlers, operatorToken, deliveryPauses, isIdle: true},
    pauses: {first: 20, longest: 100},
    contentOf: ({database}) => contentTasks({database, storage: openStorage(settings), dataDir}),
  })
  await app.ready()
  const {database, reader, leads, storage, uploads, secret, delivery, deletions, content} = app
  const {otherServers: others, privateFiles: files} = app
  return {
    ...{app, database, reader, leads, storage, uploads, secret, delivery, deletions, content},
    ...{others, files, log, operatorToken, dataDir, handlers},
    operator: {leads, delivery, deletions, others, content, token: operatorToken},
    logger: log,
    /** Everything that was logged so far. */
    log: () => logged,
    /** Has a task of the operator performed, as a command does. */
    operate: (path: string, given: object = {}, token = operatorToken) =>
      app.inject({
        method: 'POST',
        url: `/operator/${path}`,
        headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
        payload: JSON.stringify(given),
      }),
    post: (name: string, payload: unknown, options?: PostOptions) =>
      post(app, name, payload, options),
    /** The leads in the database, once all that waited have been stored. */
    async stored() {
      await leads.settled()
      const orm = await database.ready()
      return orm.select().from(leadsTable).orderBy(leadsTable.receivedAt)
    },
    close: () => app.close(),
  }
}

async function post(app: FastifyInstance, name: string, payload: unknown, options?: PostOptions) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/user/${name}`,
    headers: {'content-type': 'application/json', ...options?.headers},
    query: options?.query ?? {},
    payload: JSON.stringify(payload),
    remoteAddress: options?.address,
  })
  return readReply(answer)
}

export function readReply(answer: LightMyRequestResponse): Reply {
  const {statusCode: status, headers} = answer
  const {statusCode, message, errors, data} = answer.json()
  if (statusCode !== status) throw new Error(`the envelope says ${statusCode}, HTTP says ${status}`)
  return {status, headers, message, errors, data}
}

/** Listens on a free port of 127.0.0.1. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({host: '127.0.0.1', port: 0})
  if (!app.server.listening) await once(app.server, 'listening')
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  return address.port
}
