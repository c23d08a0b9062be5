/** What is written after `npm run content --`, and what it does. */
import {createReadStream} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {basename, join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {
  type ContentReport,
  type ContentTask,
  contentTasks,
  reportFailure,
} from '#server/content/content.ts'
import {recordRuns} from '#server/content/content-runs.ts'
import {type ContentFolder, kindNames} from '#server/content/folder.ts'
import {checkFolder} from '#server/content/schema/check-folder.ts'
import type {Problem} from '#server/content/schema/problem.ts'
import {openDatabase} from '#server/platform/db/connect.ts'
import type {Settings} from '#server/platform/env.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {openStorage} from '#server/platform/storage/storage.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {hereOrThroughServer} from '../operator.ts'
import {askServer} from './ask-server.ts'
import {printReport} from './print-report.ts'
import {type Order, readOrder, USAGE} from './read-order.ts'
import {progressOn} from './show-progress.ts'

/** The process of the command. */
export interface CommandProcess {
  loadSettings(): Settings
  /** Aborted when the operator interrupts the command. */
  stopOnInterrupt(): AbortSignal
}

/** Prints how it ended; wrong arguments are answered by the usage, and the exit code 2. */
export async function runContent(args: string[], command: CommandProcess) {
  const order = readOrder(args)
  if ('problem' in order) return printUsage(order.problem)
  printReport(await ways[order.task](order, command))
}

const ways: Record<
  Order['task'],
  (order: Order, command: CommandProcess) => Promise<ContentReport>
> = {
  ...{check, feed, import: change, export: change, sync: change},
}

function printUsage(problem: string) {
  process.stderr.write(problem ? `${problem}\n\n${USAGE}` : USAGE)
  process.exitCode = 2
}

async function check({place}: Order): Promise<ContentReport> {
  try {
    const checked = await checkFolder(place, officeDay(), {decode: true})
    const {folder, records, problems, notices} = checked
    if (problems.length) return {is: 'refused', problems}
    return {is: 'checked', records: records.length, notices: [...notices, ...leftOut(folder)]}
  } catch (error) {
    return reportFailure(error)
  }
}

/** Whether the site has records of these is known to an import alone. */
function leftOut({directory, speaksOf}: ContentFolder): Problem[] {
  const kinds = kindNames.filter(kind => !speaksOf.has(kind))
  if (!kinds.length) return []
  const says = `says nothing of ${kinds.join(', ')}. An import refuses it where the site has records of them, unless --only leaves them as they are.`
  return [{file: basename(directory), says}]
}

/** Into a file first, where the running server can write it. */
async function feed({place, ...order}: Order, command: CommandProcess): Promise<ContentReport> {
  if (place) return change({...order, place}, command)
  const directory = await mkdtemp(join(tmpdir(), 'feed-'))
  try {
    const file = join(directory, 'feed.xml')
    const report = await change({...order, place: file}, command)
    if (report.is === 'listed') await pipeline(createReadStream(file), process.stdout, {end: false})
    return report
  } finally {
    await rm(directory, {recursive: true, force: true})
  }
}

async function change(
  {task, ...order}: Order,
  {loadSettings, stopOnInterrupt}: CommandProcess,
): Promise<ContentReport> {
  const settings = loadSettings()
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: content is kept by the back end at ${settings.apiUrl}. Change it there.`,
    )
  }
  const {storageUrl} = settings
  const request = {task: task as ContentTask, ...order, storageUrl}
  // A feed may be on its way into a file.
  const progress = progressOn(task === 'feed' ? process.stderr : process.stdout)
  const waiting = {signal: stopOnInterrupt(), onProgress: progress.show}
  return hereOrThroughServer(settings, {
    async here() {
      const database = openDatabase(settings, {unlimited: true})
      try {
        const {dataDir} = settings
        const parts = {database, storage: openStorage(settings), dataDir}
        const tasks = recordRuns(contentTasks(parts), {database})
        return await tasks.perform(request.task, request.place, {...request, ...waiting})
      } finally {
        await database.close()
      }
    },
    throughServer: ask => askServer(ask, request, waiting),
  }).finally(progress.end)
}
