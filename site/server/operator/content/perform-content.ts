/** Performs a task with the content here, or has the running server do it, and shows how far it is. */
import {createReadStream} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {basename, join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {checkFolder} from '#server/content/import/check-folder.ts'
import type {ContentFolder} from '#server/content/import/folder.ts'
import {kindNames} from '#server/content/schema/kinds.ts'
import type {Problem} from '#server/content/schema/problem.ts'
import {
  type ContentReport,
  type ContentTask,
  contentTasks,
  reportFailure,
  type TaskOptions,
} from '#server/content/tasks/content.ts'
import {recordRuns} from '#server/content/tasks/content-runs.ts'
import {openDatabase} from '#server/platform/db/connect.ts'
import {openStorage} from '#server/platform/storage/bucket.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {runLocallyOrRemotely} from '../run-locally-or-remotely.ts'
import type {TaskRun} from '../task.ts'
import {askServer} from './ask-server.ts'
import {progressOn} from './show-progress.ts'

export interface ContentInput {
  /** The folder; of a sync the source; of a feed its file, empty for the terminal. Paths are whole. */
  place: string
  options: TaskOptions
}

type Run = Pick<TaskRun<unknown>, 'given' | 'settings'>

export async function performContent(
  task: ContentTask,
  {place, options}: ContentInput,
  {given, settings: load}: Run,
): Promise<ContentReport> {
  const settings = load()
  const {dataDir, storageUrl} = settings
  // A feed may be on its way into a file.
  const progress = progressOn(task === 'feed' ? process.stderr : process.stdout)
  const stop = new AbortController()
  const onInterrupt = () => stop.abort()
  // The second time the command ends at once.
  process.once('SIGINT', onInterrupt)
  const waiting = {signal: stop.signal, onProgress: progress.show}
  try {
    return await runLocallyOrRemotely(settings, {
      async local() {
        const database = openDatabase(settings, {unlimited: true})
        try {
          const parts = {database, storage: openStorage(settings), dataDir}
          const tasks = recordRuns(contentTasks(parts), {database})
          return await tasks.perform(task, place, {...options, ...waiting, storageUrl})
        } finally {
          await database.close()
        }
      },
      remote(request) {
        // The server has another working directory.
        const sent = {...given, ...(task === 'feed' ? {out: place} : {words: [place]}), storageUrl}
        const {mapping} = options.sync ?? {}
        return askServer(request, task, mapping ? {...sent, mapping} : sent, waiting)
      },
    })
  } finally {
    process.off('SIGINT', onInterrupt)
    progress.end()
  }
}

/** For standard output into a file first, where the running server can write it. */
export async function writeFeed(input: ContentInput, command: Run): Promise<ContentReport> {
  if (input.place) return performContent('feed', input, command)
  const directory = await mkdtemp(join(tmpdir(), 'feed-'))
  try {
    const place = join(directory, 'feed.xml')
    const report = await performContent('feed', {...input, place}, command)
    if (report.is === 'listed')
      await pipeline(createReadStream(place), process.stdout, {end: false})
    return report
  } finally {
    await rm(directory, {recursive: true, force: true})
  }
}

export async function check(directory: string): Promise<ContentReport> {
  try {
    const checked = await checkFolder(directory, officeDay(), {decode: true})
    const {folder, records, problems, notices} = checked
    if (problems.length) return {is: 'refused', problems}
    return {is: 'checked', records: records.length, notices: [...notices, ...leftOut(folder)]}
  } catch (error) {
    return reportFailure(error)
  }
}

/** Only an import knows whether the site has records of these. */
function leftOut({directory, speaksOf}: ContentFolder): Problem[] {
  const kinds = kindNames.filter(kind => !speaksOf.has(kind))
  if (!kinds.length) return []
  const says = `says nothing of ${kinds.join(', ')}. An import refuses it where the site has records of them, unless --only leaves them as they are.`
  return [{file: basename(directory), says}]
}
