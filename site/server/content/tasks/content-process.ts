/** Has tasks with the content performed by a process of their own; see `task-process.ts`. */
import {type ChildProcess, fork} from 'node:child_process'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Database} from '#server/platform/db/connect.ts'
import {lendDatabase} from '#server/platform/db/lent-database.ts'
import type {Log} from '#server/platform/log.ts'
import {refreshContent} from '../versions/content-version.ts'
import {type Content, type ContentReport, oneAtATime, STOPPED, type TaskOptions} from './content.ts'
import type {FromTask, TaskOrder, TaskSettings, ToTask} from './task-process.ts'

const SCRIPT = fileURLToPath(new URL('./task-process.ts', import.meta.url))
/** The heap for its objects; records wait on disk, and pictures are decoded outside of it. */
const MAX_HEAP_MB = 256
/** A picture that is being converted is finished first. */
const STOP_TIMEOUT_MS = 5_000

export interface ContentProcess extends Content {
  /** Ends a task that is running. */
  close(): Promise<void>
}

interface Parts {
  settings: TaskSettings
  database: Database
  log: Log
}

export function contentInProcess({settings, database, log}: Parts): ContentProcess {
  const {databaseUrl, dataDir, bucket} = settings
  let isClosed = false
  let running: {child: ChildProcess; ended: Promise<unknown>} | undefined

  async function run(order: Omit<TaskOrder, 'is' | 'settings'>, options: TaskOptions) {
    // A process that is killed cannot remove its temporary files.
    const workspace = await mkdtemp(join(tmpdir(), 'content-'))
    const child = start(workspace)
    if (database.client) lendDatabase(child, await database.client())
    const report = reportOf(child, options)
    running = {child, ended: report}
    child.send({is: 'order', ...order, settings: {databaseUrl, dataDir, bucket}} satisfies ToTask)
    return report.finally(async () => {
      running = undefined
      await rm(workspace, {recursive: true, force: true})
    })
  }

  const {perform} = oneAtATime({
    async perform(task, place, options = {}) {
      const {dryRun = false, only, overwriteDesk, sync, storageUrl} = options
      const ended = await run({task, place, dryRun, only, overwriteDesk, sync, storageUrl}, options)
      if ('error' in ended && isClosed) return {is: 'failed', says: STOPPED}
      if ('error' in ended) {
        log.error({err: ended.error, task}, 'content task failed')
        return {is: 'failed', says: `${ended.says} The server's log has more.`}
      }
      const {report} = ended
      // Before the import is reported: who hears of it finds the new content here.
      if (report.is === 'imported' || report.is === 'synced') await refreshContent(database)
      return report
    },
  })
  return {
    perform,
    async close() {
      isClosed = true
      running?.child.kill('SIGKILL')
      await running?.ended
    },
  }
}

function start(workspace: string) {
  return fork(SCRIPT, {
    serialization: 'advanced',
    env: {...process.env, TMPDIR: workspace},
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}

type Ended = {report: ContentReport} | {error: unknown; says: string}

/** Resolves when the process has ended, or could not be started. */
function reportOf(child: ChildProcess, {signal, onProgress}: TaskOptions): Promise<Ended> {
  const {promise, resolve} = Promise.withResolvers<Ended>()
  let ended: Ended | undefined
  let stderr = ''
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    child.send({is: 'stop'} satisfies ToTask)
    timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  }
  signal?.addEventListener('abort', stop)
  child.stderr?.on('data', piece => {
    stderr = `${stderr}${piece}`.slice(-4_000)
  })
  child.on('message', (message: FromTask) => {
    if (message.is === 'progress') onProgress?.(message)
    if (message.is === 'report') ended = {report: message.report}
    if (message.is === 'error') {
      const error = Object.assign(new Error(message.message), {stack: message.stack})
      ended = {error, says: `Nothing was changed: ${message.message}.`}
    }
  })
  const finish = (lost: Ended) => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    resolve(ended ?? lost)
  }
  child.once('error', error => finish({error, says: 'No process could be started for it.'}))
  child.once('exit', (code, by) => {
    if (signal?.aborted) return finish({report: {is: 'failed', says: STOPPED}})
    const error = new Error(`the process ended with ${by ?? code}: ${stderr}`)
    const says = `The process that did it ended (${by ?? `code ${code}`}), as when the machine is short of memory.`
    finish({error, says})
  })
  if (signal?.aborted) stop()
  return promise
}
