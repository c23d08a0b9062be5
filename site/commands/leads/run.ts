/** What is written after `npm run leads --`, and what it runs. */
import type {Settings} from '#server/platform/env.ts'
import {Misunderstood, readNothing} from './options.ts'

const USAGE = `Usage: npm run leads -- export [--xlsx [FILE] | --raw | --json] [--person MAIL|PHONE]
                            [--from 2026-11-01] [--to 2026-11-30]
       npm run leads -- find MAIL|PHONE|NAME
       npm run leads -- files ID DIR
       npm run leads -- delete ID... [--yes]
       npm run leads -- purge --older 24m [--form NAME] [--yes]
       npm run leads -- stats [--from 2026-11-01] [--to 2026-11-30] [--partner gulf-homes] [--csv]
       npm run leads -- state ID received|called|viewing|won|lost|spam
       npm run leads -- tests [--partner gulf-homes] [--json]
       npm run leads -- searches [--person MAIL] [--json]
       npm run leads -- deliveries [--json]
       npm run leads -- retry

export      writes every lead as CSV (UTF-8) to standard output, or as a workbook of Excel to FILE
            or standard output with --xlsx, or as CSV for programs, without the apostrophes that
            spreadsheets need, with --raw, or as JSON with all that is stored with --json; of some
            days of the office with --from and --to, of one person with --person
find        lists the enquiries of a person, and those that mention them, with their ids; test
            enquiries and saved searches, too
files       writes the files of an enquiry (resume, photos) into a folder, from this machine or from
            the bucket
delete      deletes enquiries everywhere: database, spools, files, what waits to be delivered
purge       deletes all enquiries older than so many days, months or years (90d, 24m, 2y); those of
            the newsletter only with --form newsletter
stats       writes views, opens and leads by day of the office and partner, of the last 30 days
            unless --from or --to say otherwise; as CSV with --csv
state       notes what became of an enquiry: a column of the export, and on its partner's page
tests       lists the test enquiries of the last 7 days, which are in no export and no statistics
searches    counts the saved searches; with --json all that is stored of them, of one person with
            --person
deliveries  tells how much was delivered by webhook and mail, what waits and what failed; the exit
            code is 3 when something did
retry       delivers now what waits or failed

All work whether the server is running or not; only a running server delivers. npm writes lines of
its own first: into a file with  npm run --silent leads -- export > leads.csv
`

type Task = (args: string[], settings: () => Settings) => Promise<void>

/** Each is loaded when it is asked for. */
const TASKS = new Map<string, () => Promise<Task>>([
  ['export', async () => (await import('./export.ts')).exportLeads],
  ['find', async () => (await import('./find.ts')).findLeads],
  ['files', async () => (await import('./files.ts')).fetchFiles],
  ['delete', async () => (await import('./delete.ts')).deleteLeads],
  ['purge', async () => (await import('./delete.ts')).purgeLeads],
  ['stats', async () => (await import('./stats.ts')).printStatistics],
  ['state', async () => (await import('./state.ts')).changeState],
  ['tests', async () => (await import('./tests.ts')).printTests],
  ['searches', async () => (await import('./searches.ts')).printSearches],
  ['deliveries', async () => (await import('./deliveries.ts')).printDeliveries],
  ['retry', async () => withoutOptions((await import('./deliveries.ts')).retryDeliveries)],
])

/** Wrong arguments are answered by the usage, and the exit code 2. */
export async function runLeads([command = '', ...args]: string[], readSettings: () => Settings) {
  const load = TASKS.get(command)
  try {
    if (!load) throw new Misunderstood()
    const task = await load()
    await task(args, readSettings)
  } catch (error) {
    if (!(error instanceof Misunderstood)) throw error
    process.stderr.write(error.message ? `${error.message}\n\n${USAGE}` : USAGE)
    process.exitCode = 2
  }
}

function withoutOptions(task: (settings: Settings) => Promise<void>) {
  return (args: string[], settings: () => Settings) => {
    readNothing(args)
    return task(settings())
  }
}
