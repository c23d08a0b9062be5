/**
 * `npm run content -- import DIR | export DIR | check DIR | sync SOURCE | feed`: what the site shows,
 * as a folder of JSON files and media (docs/guides/content.md), or as a portal's feed
 * (docs/guides/feeds.md). A server that runs on this `DATA_DIR` does the work; otherwise
 * it is done here, under the lock.
 */
import {createReadStream} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {constants, setPriority, tmpdir} from 'node:os'
import {basename, join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {officeDay} from '../../widgets/shared/office-day.ts'
import {
  type ContentReport,
  type ContentTask,
  contentTasks,
  reportFailure,
} from '../server/content/content.ts'
import {recordRuns} from '../server/content/content-runs.ts'
import {type ContentFolder, kindNames} from '../server/content/folder.ts'
import {checkFolder} from '../server/content/schema/check-folder.ts'
import type {Problem} from '../server/content/schema/problem.ts'
import {openDatabase} from '../server/platform/db/connect.ts'
import {loadSettings} from '../server/platform/env.ts'
import {OperatorError} from '../server/platform/operator-error.ts'
import {openStorage} from '../server/platform/storage/storage.ts'
import {askServer} from './content/ask-server.ts'
import {printReport} from './content/print-report.ts'
import {type Order, readOrder, USAGE} from './content/read-order.ts'
import {progressOn} from './content/show-progress.ts'
import {hereOrThroughServer, perform} from './operator.ts'

const ways: Record<Order['task'], (order: Order) => Promise<ContentReport>> = {
  ...{check, feed, import: change, export: change, sync: change},
}

await perform(async () => {
  const order = readOrder()
  if ('problem' in order) {
    process.stderr.write(order.problem ? `${order.problem}\n\n${USAGE}` : USAGE)
    process.exitCode = 2
    return
  }
  printReport(await ways[order.task](order))
})

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
async function feed({place, ...order}: Order): Promise<ContentReport> {
  if (place) return change({...order, place})
  const directory = await mkdtemp(join(tmpdir(), 'feed-'))
  try {
    const file = join(directory, 'feed.xml')
    const report = await change({...order, place: file})
    if (report.is === 'listed') await pipeline(createReadStream(file), process.stdout, {end: false})
    return report
  } finally {
    await rm(directory, {recursive: true, force: true})
  }
}

async function change({task, ...order}: Order): Promise<ContentReport> {
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
      setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
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

/** The second time the command ends at once. */
function stopOnInterrupt() {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  return stop.signal
}
