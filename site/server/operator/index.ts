/** Slice: the operator's tasks in a running server, with a token that is in the data directory. */
import {Readable} from 'node:stream'
import type {FastifyRequest} from 'fastify'
import type {Exported} from '#server/leads/export/export-leads.ts'
import {asLines} from '#server/leads/export/lead-lines.ts'
import {Refusal} from '#server/platform/http-error.ts'
import {isSameSecret} from '#server/platform/secret.ts'
import {defineSlice, type SliceOptions} from '#server/platform/slice.ts'
import {accountsCommand} from './accounts.ts'
import {addContentRoutes} from './content/routes.ts'
import {leadsCommand} from './leads/index.ts'
import {asRefusal, readSent} from './sent.ts'
import type {Task, TaskParts} from './task.ts'

/** The limit for a list of ids: more than anybody deletes one by one. */
const MAX_BODY_BYTES = 4 * 1024 * 1024

export interface OperatorOptions extends SliceOptions {
  token: string
}

export const operator = defineSlice<OperatorOptions>('operator', ['api'], async (app, {token}) => {
  const {settings, database, leads, deletions, delivery, siteContent, mailer, log} = app
  const counted = () => app.useCounter.written()
  const stored = {settings, database, leads, deletions, delivery, siteContent}
  const parts: TaskParts = {...stored, mailer, others: app.otherServers, counted, log}
  const onRequest = async ({headers}: FastifyRequest) => {
    if (isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) return
    throw new Refusal(401, 'This address is for the operator of this server.')
  }
  const addRoute = (path: string, task: Task) =>
    app.post(path, {onRequest, bodyLimit: MAX_BODY_BYTES}, async ({body}, reply) => {
      const input = readSent(task, body)
      const result = await Promise.resolve(task.perform?.(input, parts)).catch(error => {
        throw asRefusal(error)
      })
      reply.header('cache-control', 'no-store')
      if (!isIterable(result)) return reply.send(result)
      const lines = asLines(result)
      // The first piece is fetched before the status is sent: an error changes it.
      const first = await lines.next()
      reply.type('application/x-ndjson')
      return reply.send(Readable.from(startingWith(first.value, lines)))
    })
  for (const {name, tasks} of [leadsCommand, accountsCommand]) {
    for (const task of tasks) addRoute(`/operator/${name}/${task.name}`, task)
  }
  addContentRoutes(app, onRequest)
})

const isIterable = (result: unknown): result is AsyncIterable<Exported> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result

async function* startingWith(first: string | undefined, rest: AsyncIterable<string>) {
  if (first !== undefined) yield first
  yield* rest
}
