/** What the operator's own commands ask of a running server, with a token kept in `DATA_DIR`. */

import {Readable} from 'node:stream'
import type {FastifyRequest} from 'fastify'
import {listSearches} from '#server/alerts/list-searches.ts'
import {performAccountTask} from '#server/desk/accounts/tasks.ts'
import {noteState} from '#server/desk/enquiries/work/state.ts'
import {isSameSecret} from '#server/http/same-secret.ts'
import {expiredOf, formNames} from '#server/leads/deletion/retention.ts'
import {exportLeads} from '#server/leads/export/export-leads.ts'
import {asLines} from '#server/leads/export/lead-lines.ts'
import {isState} from '#server/leads/lead-state.ts'
import {listTests} from '#server/leads/test-leads.ts'
import {performPartnerTask} from '#server/partners/registry/tasks.ts'
import {readStatistics} from '#server/partners/usage/statistics.ts'
import {asObject} from '#server/platform/api/payload.ts'
import {readQuery} from '#server/platform/api/query.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {isId} from '#server/platform/ids.ts'
import {readPeriod} from '#server/platform/period.ts'
import {defineSlice, type SliceOptions} from '#server/platform/slice.ts'
import {addContentRoutes} from './content-task.ts'
import {
  ACCOUNTS_PATH,
  DELETE_PATH,
  DELIVERIES_PATH,
  LEADS_PATH,
  PARTNERS_PATH,
  PURGE_PATH,
  SEARCHES_PATH,
  STATE_PATH,
  STATISTICS_PATH,
  TESTS_PATH,
} from './operator-paths.ts'

/** Of ids: more than anybody deletes one by one. */
const LONG_LIST = 4 * 1024 * 1024

export interface OperatorOptions extends SliceOptions {
  token: string
}

/** Slice: routes that the operator's commands call, with the token that is in the data directory. */
export const operator = defineSlice<OperatorOptions>('operator', ['api'], async (app, {token}) => {
  const {settings, database, leads, delivery, deletions, content, useCounter: use, log} = app
  const exported = {leads, database, others: app.otherServers}
  const parts = {
    ...{...exported, use, log, token},
    ...{offList: app.offList, siteUrl: settings.siteUrl, mail: settings.delivery.mail},
  }
  const onRequest = async ({headers}: FastifyRequest) => {
    if (isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) return
    throw new Refusal(401, 'This address is for the operator of this server.')
  }

  app.get(LEADS_PATH, {onRequest}, async (_request, reply) => {
    const lines = asLines(exportLeads(exported))
    // The first piece is fetched before the status is sent: an error changes it.
    const first = await lines.next()
    reply.header('cache-control', 'no-store').type('application/x-ndjson')
    return reply.send(Readable.from(startingWith(first.value, lines)))
  })

  app.post(DELETE_PATH, {onRequest, bodyLimit: LONG_LIST}, async ({body}) =>
    deletions.delete(readIds(body)),
  )

  app.post(PURGE_PATH, {onRequest}, async ({body}) => {
    const {expired, isCount} = readPurge(body)
    return isCount ? {count: await deletions.count(expired)} : deletions.purge(expired)
  })

  app.post(STATE_PATH, {onRequest}, async ({body}) => {
    const {id, state} = asObject(body)
    if (!isId(id) || !isState(state)) throw new Refusal(422, 'Name an enquiry and its state.')
    // One that came this moment may be on its way into the database.
    await leads.settled()
    return {isThere: await noteState(await database.ready(), id, state)}
  })

  app.get(TESTS_PATH, {onRequest}, async ({query}, reply) => {
    const {partner} = readQuery(query)
    const tests = await listTests(await database.ready(), partner)
    return reply.header('cache-control', 'no-store').send(tests)
  })

  app.get(SEARCHES_PATH, {onRequest}, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listSearches(await database.ready())),
  )

  app.get(STATISTICS_PATH, {onRequest}, async ({query}, reply) => {
    const period = readPeriod(asObject(query))
    if ('problem' in period) throw new Refusal(422, period.problem)
    await use.written()
    return reply.header('cache-control', 'no-store').send(await readStatistics(period, parts))
  })

  app.post(PARTNERS_PATH, {onRequest}, async ({body}) => {
    await use.written()
    return performPartnerTask(body, parts)
  })

  app.post(ACCOUNTS_PATH, {onRequest}, async ({body}, reply) =>
    reply.header('cache-control', 'no-store').send(await performAccountTask(body, parts)),
  )

  app.get(DELIVERIES_PATH, {onRequest}, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await delivery.counts()),
  )

  app.post(DELIVERIES_PATH, {onRequest}, async () => ({count: await delivery.retry()}))

  addContentRoutes(app, content, onRequest)
})

function readIds(body: unknown): string[] {
  const {ids} = asObject(body)
  if (Array.isArray(ids) && ids.every(isId)) return ids
  throw new Refusal(422, 'Name the ids of the enquiries.')
}

function readPurge(body: unknown) {
  const {before, form, count} = asObject(body)
  const moment = new Date(typeof before === 'string' ? before : Number.NaN)
  const isForm = form === undefined || (typeof form === 'string' && formNames.includes(form))
  if (Number.isNaN(moment.getTime()) || !isForm) {
    throw new Refusal(422, 'Name the moment, and a form if only its enquiries are meant.')
  }
  return {expired: expiredOf(moment, form as string | undefined), isCount: count === true}
}

async function* startingWith(first: string | undefined, rest: AsyncIterable<string>) {
  if (first !== undefined) yield first
  yield* rest
}
