/** Health checks for monitoring and load balancers: is the process alive, can it do its work. */
import {setTimeout as delay} from 'node:timers/promises'
import {sql} from 'drizzle-orm'
import type {FastifyInstance} from 'fastify'
import type {Leads} from '../leads/leads.ts'
import type {Database} from '../platform/db/connect.ts'
import {fulfilled, refused} from './api/answers.ts'

/** A database that has not answered by then counts as down. */
const PING_TIMEOUT = 1_000

export function addHealth(app: FastifyInstance, database: Database, leads: Leads) {
  const isDatabaseUp = onceAtATime(() => Promise.race([ping(database), timeout()]))

  app.get('/healthz', async () => fulfilled({message: 'Alive'}))

  /** Without its database the server still takes leads, so it is ready as long as they fit. */
  app.get('/readyz', async (_request, reply) => {
    const {waiting, full, damaged} = leads.status()
    const up = await isDatabaseUp()
    const data = {
      database: up ? 'up' : 'down',
      spool: full ? 'full' : 'accepting',
      waiting,
      damaged,
    }
    if (up || !full) return fulfilled({message: up ? 'Ready' : 'Ready for leads only', data})
    return reply.code(503).send({...refused(503, 'Not ready'), data})
  })
}

const ping = (database: Database) =>
  database
    .ready()
    .then(orm => orm.execute(sql`select 1`))
    .then(
      () => true,
      () => false,
    )

const timeout = () => delay(PING_TIMEOUT, false, {ref: false})

/** Concurrent checks share one query. */
function onceAtATime<T>(check: () => Promise<T>) {
  let looking: Promise<T> | undefined
  return () => {
    looking ??= check().finally(() => {
      looking = undefined
    })
    return looking
  }
}
