/** The reference API in this process, on its own data directory. */

import {once} from 'node:events'
import {PassThrough} from 'node:stream'
import type {FastifyInstance, LightMyRequestResponse} from 'fastify'
import {createApi} from '../../../../../site/server/api.ts'
import {contentTasks} from '../../../../../site/server/content/content.ts'
import {openReader} from '../../../../../site/server/content/reader.ts'
import {leadHooks} from '../../../../../site/server/lead-hooks.ts'
import {openDeletions} from '../../../../../site/server/leads/deletion/deletions.ts'
import {startDelivery} from '../../../../../site/server/leads/delivery/delivery.ts'
import {channelNames} from '../../../../../site/server/leads/delivery/settings.ts'
import {openLeads} from '../../../../../site/server/leads/leads.ts'
import {otherServers} from '../../../../../site/server/leads/servers.ts'
import {leads as leadsTable} from '../../../../../site/server/leads/tables.ts'
import type {Handlers} from '../../../../../site/server/platform/api/handler.ts'
import {openDatabase} from '../../../../../site/server/platform/db/connect.ts'
import {openFormSecret} from '../../../../../site/server/platform/form-secret.ts'
import {createLog} from '../../../../../site/server/platform/log.ts'
import type {Pauses} from '../../../../../site/server/platform/outbox/worker.ts'
import {openPrivateFiles} from '../../../../../site/server/platform/storage/private-files.ts'
import {openStorage} from '../../../../../site/server/platform/storage/storage.ts'
import {readSettings} from '../../../../../site/server/settings.ts'
import {moveUploads} from '../../../../../site/server/uploads/move-uploads.ts'
import {openUploads} from '../../../../../site/server/uploads/uploads.ts'

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

/** Of deliveries, which a test does not wait a minute for. */
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
  const database = openDatabase(settings)
  const {dataDir, spoolLimit} = settings
  const secret = await openFormSecret({dataDir, database, log})
  const pauses = {first: 20, longest: 100}
  const delivery = startDelivery({
    ...{database, settings: settings.delivery, log, pauses: deliveryPauses},
    siteUrl: settings.siteUrl,
    hooks: leadHooks,
  })
  const leads = await openLeads({
    ...{dataDir, spoolLimit, database, leftBehind: false, log, pauses},
    channels: channelNames(settings.delivery),
    hooks: leadHooks,
    onStored: delivery.wake,
  })
  const operatorToken = 'the-operator'
  const storage = openStorage(settings)
  const content = contentTasks({database, storage, dataDir})
  const files = openPrivateFiles(settings)
  const deletions = openDeletions({dataDir, database, files, leads, hooks: leadHooks, log})
  const others = () => otherServers(dataDir, database)
  const tasks = {leads, delivery, deletions, others, content}
  const operator = {...tasks, token: operatorToken}
  const mover = moveUploads({dataDir, files, log, pauses})
  const uploads = await openUploads(dataDir, log, mover.wake)
  mover.wake()
  const reader = openReader(settings, database, log)
  const parts = {database, reader, leads, storage, uploads, log, secret, operator, handlers}
  const app = await createApi(settings, parts)
  return {
    ...parts,
    ...tasks,
    app,
    files,
    logger: log,
    operatorToken,
    dataDir,
    /** Everything that was logged so far. */
    log: () => logged,
    post: (name: string, payload: unknown, options?: PostOptions) =>
      post(app, name, payload, options),
    /** The leads in the database, once all that waited have been stored. */
    async stored() {
      await leads.settled()
      const orm = await database.ready()
      return orm.select().from(leadsTable).orderBy(leadsTable.receivedAt)
    },
    async close() {
      await app.close()
      await mover.close()
      await leads.close()
      await delivery.close()
      secret.close()
      await reader.close()
      await database.close()
    },
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
