/**
 * Prints the resident memory of the server after some hundred reads and leads, with the embedded
 * database and with PostgreSQL: `TEST_DATABASE_URL`, else a temporary one.
 */

import {sendBooking} from '../site/server/support/api/send.ts'
import {findPostgres} from '../site/server/support/databases/postgres.ts'
import {startServer} from './server.ts'

const ROUNDS = 300

await measure('PGlite', 600, {})
const postgres = await findPostgres()
if (postgres) {
  await measure('PostgreSQL', 250, {DATABASE_URL: await postgres.createDatabase()})
  await postgres.stop()
} else console.log('PostgreSQL: not run')

async function measure(name: string, aim: number, env: Record<string, string>) {
  const server = await startServer({LEADS_PER_MINUTE: '100000', ...env})
  const atStart = server.memory()
  let most = atStart
  for (let round = 0; round < ROUNDS; round++) {
    await visit(server.site, server.api)
    if (round % 10 === 0) most = Math.max(most, server.memory())
  }
  console.log(
    `${name}: ${server.memory()} MB after ${ROUNDS} pages and ${ROUNDS} leads (${atStart} MB at start, at most ${most} MB; aim: under ${aim} MB)`,
  )
  await server.stop()
}

async function visit(page: string, api: string) {
  const [read, , sent] = await Promise.all([
    fetch(page),
    fetch(`${api}/readyz`),
    sendBooking({api}),
  ])
  await read.text()
  if (sent !== 200) throw new Error(`a lead was answered ${sent}`)
}
