/**
 * `npm run leads -- export`: every lead as CSV on standard output, those in the spool too. A server
 * that runs on this `DATA_DIR` is asked; otherwise the database is opened here, under the lock.
 */
import {once} from 'node:events'
import {EXPORT_PATH} from '../server/api/operator.ts'
import {openDatabase} from '../server/db/connect.ts'
import {loadSettings, type Settings} from '../server/env.ts'
import {leadsAsCsv} from '../server/leads/csv.ts'
import {openLeads} from '../server/leads/leads.ts'
import {createLog} from '../server/log.ts'
import {OperatorError} from '../server/operator-error.ts'
import {hereOrThroughServer, perform} from './operator.ts'

const USAGE = `Usage: npm run leads -- export > leads.csv

Writes every lead as CSV (UTF-8) to standard output, whether the server is running or not.
`

await perform(async () => {
  const [command, ...more] = process.argv.slice(2)
  if (command !== 'export' || more.length) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else await exportLeads(loadSettings())
})

async function exportLeads(settings: Settings) {
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: leads are kept by the back end at ${settings.apiUrl}. Export them there.`,
    )
  }
  await hereOrThroughServer(settings, {
    here: leftBehind => exportHere(settings, leftBehind),
    async throughServer(ask) {
      const {body} = await ask(EXPORT_PATH)
      if (body) await print(body)
    },
  })
}

async function exportHere(settings: Settings, leftBehind: boolean) {
  const {dataDir, spoolLimit} = settings
  const log = createLog({logLevel: 'error'})
  const database = openDatabase(settings)
  const leads = await openLeads({dataDir, spoolLimit, database, leftBehind, log})
  try {
    await database.ready()
    await leads.settled()
    await print(leadsAsCsv(leads.all()))
  } finally {
    await leads.close()
    await database.close()
  }
}

/** No faster than the reader reads. */
async function print(pieces: AsyncIterable<string | Uint8Array>) {
  for await (const piece of pieces) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
  }
}
