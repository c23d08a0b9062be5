/**
 * Performs one task in a process of its own, so that the server's memory and cores stay those of
 * visitors. Started by `content-process.ts`.
 */
import {constants, setPriority} from 'node:os'
import type {Settings} from '#server/platform/env.ts'
import type {SyncOptions} from '../feeds/settings.ts'
import type {KindName} from '../schema/kinds.ts'
import type {ContentReport, ContentTask} from './content.ts'
import type {Progress} from './progress.ts'

export type TaskSettings = Pick<Settings, 'databaseUrl' | 'dataDir' | 'bucket'>

export interface TaskOrder {
  is: 'order'
  task: ContentTask
  place: string
  dryRun: boolean
  only: KindName[] | undefined
  overwriteDesk: boolean | undefined
  sync: SyncOptions | undefined
  storageUrl: string | undefined
  settings: TaskSettings
}

export type ToTask = TaskOrder | {is: 'stop'}

export type FromTask =
  | ({is: 'progress'} & Progress)
  | {is: 'report'; report: ContentReport}
  /** A failure that is no operator's to fix. */
  | {is: 'error'; message: string; stack: string | undefined}

// Before anything else starts threads, which inherit it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const stop = new AbortController()
process.on('disconnect', () => process.exit(1))
process.on('message', (message: ToTask) => {
  if (message.is === 'stop') stop.abort()
  if (message.is === 'order') void perform(message)
})

async function perform({task, place, settings, ...order}: TaskOrder) {
  const [{contentTasks}, {borrowDatabase}, connect, {openStorage}, errors, {atMostEvery}] =
    await Promise.all([
      import('./content.ts'),
      import('#server/platform/db/lent-database.ts'),
      import('#server/platform/db/connect.ts'),
      import('#server/platform/storage/bucket.ts'),
      import('#server/platform/db/errors.ts'),
      import('./progress.ts'),
    ])
  const database = settings.databaseUrl
    ? connect.openDatabase(settings, {unlimited: true})
    : connect.openLent(borrowDatabase())
  const {dataDir} = settings
  const tasks = contentTasks({database, storage: openStorage(settings), dataDir})
  const onProgress = atMostEvery(200, progress => send({is: 'progress', ...progress}))
  try {
    const options = {...order, signal: stop.signal, onProgress}
    send({is: 'report', report: await tasks.perform(task, place, options)})
  } catch (error) {
    const remedy = errors.remedyOf(error)
    if (remedy) {
      send({is: 'report', report: {is: 'failed', says: remedy}})
    } else {
      const {message, stack} = error as Error
      send({is: 'error', message, stack})
    }
  } finally {
    await database.close()
    process.disconnect()
  }
}

const send = (message: FromTask) => process.send?.(message)
