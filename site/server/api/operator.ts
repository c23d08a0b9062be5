/** What the operator's own commands ask of a running server, with a token kept in `DATA_DIR`. */
import {createHash, timingSafeEqual} from 'node:crypto'
import {Readable} from 'node:stream'
import type {FastifyInstance} from 'fastify'
import {leadsAsCsv} from '../leads/csv.ts'
import type {Leads} from '../leads/leads.ts'
import {Refusal} from './answers.ts'

export const EXPORT_PATH = '/operator/leads.csv'

export function addOperatorRoutes(app: FastifyInstance, leads: Leads, token: string) {
  app.get(EXPORT_PATH, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new Refusal(401, 'This address is for the operator of this server.')
    }
    const csv = leadsAsCsv(leads.all())
    // The first piece is fetched before the status is sent: a database that is down is told by it.
    const first = await csv.next()
    reply.header('cache-control', 'no-store').type('text/csv; charset=utf-8')
    return reply.send(Readable.from(startingWith(first.value, csv)))
  })
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
