/**
 * Prints the resident memory of the server after many mixed requests, with the embedded database and
 * with PostgreSQL (`TEST_DATABASE_URL`, else a temporary one): `npm run memory --
 * [--requests 20000] [--only PGlite]`.
 */
import {parseArgs} from 'node:util'
import {findPostgres} from '../site/server/support/databases/postgres.ts'
import {mixOf} from './load/mix.ts'
import {sendSteadily} from './load/send-steadily.ts'
import {startServer} from './server.ts'

const {values} = parseArgs({
  options: {requests: {type: 'string', default: '20000'}, only: {type: 'string'}},
})
const total = Number(values.requests)
if (!(total >= 100)) {
  console.error('--requests is a number from 100 on.')
  process.exit(1)
}
const isWanted = (name: string) => !values.only || values.only === name

if (isWanted('PGlite')) await measure('PGlite', 600, {})
const postgres = isWanted('PostgreSQL') ? await findPostgres() : undefined
if (postgres) {
  await measure('PostgreSQL', 250, {DATABASE_URL: await postgres.createDatabase()})
  await postgres.stop()
} else console.log('PostgreSQL: not run')

/** Ten samples, so that a leak is seen as a line that rises. */
async function measure(name: string, aim: number, env: Record<string, string>) {
  const server = await startServer({LEADS_PER_MINUTE: '1000000', ...env})
  const atStart = server.memory()
  const kinds = await mixOf(server)
  const samples: number[] = []
  let failed = 0
  for (let part = 0; part < 10; part++) {
    failed += await sendSteadily(kinds, Math.round(total / 10))
    samples.push(server.memory())
  }
  console.log(
    `${name}: ${samples.join(' ')} MB, a sample each ${Math.round(total / 10)} requests (${atStart} MB at start; aim: under ${aim} MB); ${failed} requests failed`,
  )
  await server.stop()
}
