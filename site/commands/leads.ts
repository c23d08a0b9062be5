/**
 * `npm run leads -- export`: every lead as CSV on standard output, those in the spool too. A server
 * that runs on this `DATA_DIR` is asked; otherwise the database is opened here, under the lock.
 */
import {once} from 'node:events'
import {readFile} from 'node:fs/promises'
import {EXPORT_PATH} from '../server/api/operator.ts'
import {type OperatorAccess, operatorFile} from '../server/backend.ts'
import {openDatabase} from '../server/db/connect.ts'
import {isUnreachable} from '../server/db/errors.ts'
import {loadSettings, type Settings} from '../server/env.ts'
import {leadsAsCsv} from '../server/leads/csv.ts'
import {openLeads} from '../server/leads/leads.ts'
import {DataDirLocked, lockDataDir} from '../server/lock.ts'
import {createLog} from '../server/log.ts'
import {OperatorError} from '../server/operator-error.ts'

const USAGE = `Usage: npm run leads -- export > leads.csv

Writes every lead as CSV (UTF-8) to standard output, whether the server is running or not.
`
const UNREACHABLE =
  'The database cannot be reached. Start it, or check DATABASE_URL, and try again.'

try {
  const [command, ...more] = process.argv.slice(2)
  if (command !== 'export' || more.length) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else await exportLeads(loadSettings())
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function exportLeads(settings: Settings) {
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: leads are kept by the back end at ${settings.apiUrl}. Export them there.`,
    )
  }
  try {
    const lock = await lockDataDir(settings.dataDir)
    await exportHere(settings, lock.leftBehind).finally(lock.release)
  } catch (error) {
    if (!(error instanceof DataDirLocked)) throw error
    await exportThroughServer(settings, error)
  }
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
  } catch (error) {
    throw isUnreachable(error) ? new OperatorError(UNREACHABLE) : error
  } finally {
    await leads.close()
    await database.close()
  }
}

async function exportThroughServer({dataDir}: Settings, locked: DataDirLocked) {
  const {url, token} = await accessOf(dataDir, locked)
  const response = await fetch(url + EXPORT_PATH, {headers: {authorization: `Bearer ${token}`}})
  if (response.status === 503) throw new OperatorError(UNREACHABLE)
  if (!response.ok || !response.body) {
    throw new OperatorError(`The server at ${url} answered ${response.status}. See its log.`)
  }
  await print(response.body)
}

/** Written when the server listens; until then, and for another command, there is none. */
async function accessOf(dataDir: string, locked: DataDirLocked): Promise<OperatorAccess> {
  try {
    return JSON.parse(await readFile(operatorFile(dataDir), 'utf8')) as OperatorAccess
  } catch {
    throw new OperatorError(
      `The server with process id ${locked.pid} is starting or stopping. Try again in a moment.`,
    )
  }
}

/** No faster than the reader reads. */
async function print(pieces: AsyncIterable<string | Uint8Array>) {
  for await (const piece of pieces) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
  }
}
