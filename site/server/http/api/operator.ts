/** What the operator's own commands ask of a running server, with a token kept in `DATA_DIR`. */
import {createHash, timingSafeEqual} from 'node:crypto'
import {isAbsolute} from 'node:path'
import {Readable} from 'node:stream'
import type {FastifyInstance, FastifyRequest} from 'fastify'
import type {Content} from '../../content/content.ts'
import type {Delivery} from '../../leads/delivery/delivery.ts'
import {asLines} from '../../leads/export/lead-lines.ts'
import type {Leads} from '../../leads/leads.ts'
import type {Database} from '../../platform/db/connect.ts'
import {readPeriod} from '../../usage/period.ts'
import {readStatistics} from '../../usage/statistics.ts'
import type {UseCounter} from '../../usage/usage.ts'
import {Refusal} from './answers.ts'
import {asObject} from './payload.ts'

export const LEADS_PATH = '/operator/leads'
export const STATISTICS_PATH = '/operator/statistics'
export const DELIVERIES_PATH = '/operator/deliveries'
export const CONTENT_PATH = '/operator/content'

export interface OperatorParts {
  leads: Leads
  delivery: Pick<Delivery, 'counts' | 'retry'>
  content: Content
  token: string
}

interface Counted {
  database: Pick<Database, 'ready'>
  use: UseCounter
}

export function addOperatorRoutes(app: FastifyInstance, parts: OperatorParts & Counted) {
  const {leads, delivery, content, token, use} = parts
  const onRequest = async ({headers}: FastifyRequest) => {
    if (isSame(headers.authorization ?? '', `Bearer ${token}`)) return
    throw new Refusal(401, 'This address is for the operator of this server.')
  }

  app.get(LEADS_PATH, {onRequest}, async (_request, reply) => {
    const lines = asLines(leads.all())
    // The first piece is fetched before the status is sent: a database that is down changes it.
    const first = await lines.next()
    reply.header('cache-control', 'no-store').type('application/x-ndjson')
    return reply.send(Readable.from(startingWith(first.value, lines)))
  })

  app.get(STATISTICS_PATH, {onRequest}, async ({query}, reply) => {
    const period = readPeriod(asObject(query))
    if ('problem' in period) throw new Refusal(422, period.problem)
    await use.written()
    return reply.header('cache-control', 'no-store').send(await readStatistics(period, parts))
  })

  app.get(DELIVERIES_PATH, {onRequest}, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await delivery.counts()),
  )

  app.post(DELIVERIES_PATH, {onRequest}, async () => ({count: await delivery.retry()}))

  app.post(CONTENT_PATH, {onRequest}, async ({body}, reply) => {
    const {task, directory} = readTask(body)
    return reply.send(await content.perform(task, directory))
  })
}

function readTask(body: unknown) {
  const {task, directory} = asObject(body)
  if (task === 'import' || task === 'export') {
    if (typeof directory === 'string' && isAbsolute(directory)) return {task, directory} as const
  }
  throw new Refusal(422, 'Name the task, import or export, and the whole path of the directory.')
}

async function* startingWith(first: string | undefined, rest: AsyncIterable<string>) {
  if (first !== undefined) yield first
  yield* rest
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, expected: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
