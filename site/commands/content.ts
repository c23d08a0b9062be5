/**
 * `npm run content -- import DIR | export DIR | check DIR`: what the site shows, as a folder of JSON
 * files and media (docs/guides/content.md). A server that runs on this `DATA_DIR` does the work; otherwise
 * it is done here, under the lock.
 */
import {constants, setPriority} from 'node:os'
import {resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {officeDay} from '../../widgets/shared/office-day.ts'
import {type ContentReport, contentTasks, reportFailure} from '../server/content/content.ts'
import {readKinds} from '../server/content/only-kinds.ts'
import {checkFolder} from '../server/content/schema/check-folder.ts'
import type {KindName} from '../server/content/schema/kinds.ts'
import {openDatabase} from '../server/platform/db/connect.ts'
import {loadSettings} from '../server/platform/env.ts'
import {OperatorError} from '../server/platform/operator-error.ts'
import {openStorage} from '../server/platform/storage/storage.ts'
import {askServer} from './content/ask-server.ts'
import {printReport} from './content/print-report.ts'
import {progressOn} from './content/show-progress.ts'
import {hereOrThroughServer, perform} from './operator.ts'

const USAGE = `Usage: npm run content -- check DIR    tells everything that is wrong with a folder
       npm run content -- import DIR   makes a folder the content of the site, whole or not at all
       npm run content -- export DIR   writes the content of the site into a new folder

import takes  --dry-run             checks, says what would change, and changes nothing
              --only KIND,KIND      leaves the records of all other kinds as they are

What such a folder looks like: docs/guides/content.md, and site/content/demo as an example.
`

interface Order {
  task: 'check' | 'import' | 'export'
  directory: string
  dryRun: boolean
  only: KindName[] | undefined
}

await perform(async () => {
  const order = readOrder()
  if ('problem' in order) {
    process.stderr.write(order.problem ? `${order.problem}\n\n${USAGE}` : USAGE)
    process.exitCode = 2
    return
  }
  printReport(order.task === 'check' ? await check(order.directory) : await change(order))
})

function readOrder(): Order | {problem: string} {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {'dry-run': {type: 'boolean', default: false}, only: {type: 'string'}},
    })
    const [task, directory, ...more] = positionals
    const known = task === 'check' || task === 'import' || task === 'export'
    if (!known || !directory || more.length) return {problem: ''}
    const {'dry-run': dryRun, only} = values
    if (task !== 'import' && (dryRun || only)) {
      return {problem: '--dry-run and --only are for an import.'}
    }
    const read = only === undefined ? {kinds: undefined} : readKinds(only.split(','))
    if ('problem' in read) return read
    return {task, directory: resolve(directory), dryRun, only: read.kinds}
  } catch (error) {
    return {problem: (error as Error).message}
  }
}

async function check(directory: string): Promise<ContentReport> {
  try {
    const {records, problems, notices} = await checkFolder(directory, officeDay(), {decode: true})
    if (problems.length) return {is: 'refused', problems}
    return {is: 'checked', records: records.length, notices}
  } catch (error) {
    return reportFailure(error)
  }
}

async function change({task, directory, dryRun, only}: Order): Promise<ContentReport> {
  const settings = loadSettings()
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: content is kept by the back end at ${settings.apiUrl}. Change it there.`,
    )
  }
  const request = {task: task as 'import' | 'export', directory, dryRun, only}
  const progress = progressOn(process.stdout)
  const waiting = {signal: stopOnInterrupt(), onProgress: progress.show}
  return hereOrThroughServer(settings, {
    async here() {
      setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
      const database = openDatabase(settings, {unlimited: true})
      try {
        const tasks = contentTasks({database, storage: openStorage(settings)})
        return await tasks.perform(request.task, directory, {...request, ...waiting})
      } finally {
        await database.close()
      }
    },
    throughServer: ask => askServer(ask, request, waiting),
  }).finally(progress.end)
}

/** The second time the command ends at once. */
function stopOnInterrupt() {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  return stop.signal
}
