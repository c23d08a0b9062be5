/**
 * `npm run leads -- export`: every lead as CSV on standard output, those in the spool too; `stats`:
 * how many there are, beside the use of widgets; `deliveries`, `retry`: how they reach the agency.
 * A server that runs on this `DATA_DIR` responds; otherwise the database is opened here, under the
 * lock.
 */
import {once} from 'node:events'
import {EXPORT_PATH} from '../server/http/api/operator.ts'
import {leadsAsCsv} from '../server/leads/csv.ts'
import {loadSettings, type Settings} from '../server/platform/env.ts'
import {OperatorError} from '../server/platform/operator-error.ts'
import {printDeliveries, retryDeliveries} from './leads/deliveries.ts'
import {withLeads} from './leads/here.ts'
import {printStatistics, readOptions} from './leads/stats.ts'
import {hereOrThroughServer, perform} from './operator.ts'

const USAGE = `Usage: npm run leads -- export
       npm run leads -- stats [--from 2026-11-01] [--to 2026-11-30] [--partner gulf-homes] [--csv]
       npm run leads -- deliveries
       npm run leads -- retry

export      writes every lead as CSV (UTF-8) to standard output
stats       writes views, opens and leads by day of the office and partner, of the last 30 days
            unless --from or --to say otherwise; as CSV with --csv
deliveries  tells how much was delivered by webhook and mail, what waits and what failed
retry       delivers now what waits or failed

All work whether the server is running or not; only a running server delivers. npm writes lines of
its own first: into a file with  npm run --silent leads -- export > leads.csv
`

const TASKS = new Map([
  ['export', exportLeads],
  ['deliveries', printDeliveries],
  ['retry', retryDeliveries],
])

await perform(async () => {
  const [command, ...more] = process.argv.slice(2)
  const task = more.length ? undefined : TASKS.get(command ?? '')
  if (task) await task(loadSettings())
  else if (command === 'stats') await tellStatistics(more)
  else misunderstood()
})

async function tellStatistics(args: string[]) {
  const wanted = readOptions(args)
  if ('problem' in wanted) misunderstood(wanted.problem)
  else await printStatistics(loadSettings(), wanted)
}

function misunderstood(problem?: string) {
  process.stderr.write(problem ? `${problem}\n\n${USAGE}` : USAGE)
  process.exitCode = 2
}

async function exportLeads(settings: Settings) {
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: leads are kept by the back end at ${settings.apiUrl}. Export them there.`,
    )
  }
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(settings, leftBehind, ({leads}) => print(leadsAsCsv(leads.all(), warn))),
    async throughServer(ask) {
      const {body} = await ask(EXPORT_PATH)
      if (body) await print(body)
    },
  })
}

/** Hoisted: the command runs before this line. */
function warn(problem: string) {
  process.stderr.write(`${problem}\n`)
}

/** No faster than the reader reads. */
async function print(pieces: AsyncIterable<string | Uint8Array>) {
  for await (const piece of pieces) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
  }
}
