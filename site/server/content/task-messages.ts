/** The messages between a server and the process that it starts for a task with its content. */
import type {Settings} from '#server/platform/env.ts'
import type {ContentReport, ContentTask} from './content.ts'
import type {SyncOptions} from './feeds/settings.ts'
import type {Progress} from './progress.ts'
import type {KindName} from './schema/kinds.ts'

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
