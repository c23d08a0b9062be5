/** Tasks of an operator on the content of the site, on this machine or through a running server. */
import {OperatorError} from '#server/platform/operator-error.ts'
import {BucketFailed} from '#server/platform/storage/storage.ts'
import {type Refused, SyncRefused} from '../feeds/outcome.ts'
import type {SyncOptions} from '../feeds/settings.ts'
import type {Synced} from '../feeds/synced.ts'
import type {Imported, Importing, ImportOptions} from '../import/run-import.ts'
import type {KindName} from '../schema/kinds.ts'
import {ContentRefused, type Problem} from '../schema/problem.ts'

/** How a task ended; it travels as JSON. */
export type ContentReport =
  | ({is: 'imported'; dryRun: boolean} & Imported)
  | ({is: 'synced'; dryRun: boolean} & Synced)
  | {is: 'checked'; records: number; notices: Problem[]}
  | {is: 'exported'; records: number; files: number}
  | {is: 'listed'; listings: number}
  | {is: 'refused'; problems: Problem[]}
  /** A wish that cannot be fulfilled, and what to do. */
  | {is: 'failed'; says: string; refused?: Refused[]}

export type ContentTask = 'import' | 'export' | 'sync' | 'feed'
export interface TaskOptions extends ImportOptions {
  /** Limits an import to these kinds. */
  only?: KindName[]
  sync?: SyncOptions
  /** The address of pictures for the readers of a feed that is written. */
  storageUrl?: string
}

export interface Content {
  /** `place`: the folder; for a feed the file, or the address of a sync. */
  perform(task: ContentTask, place: string, options?: TaskOptions): Promise<ContentReport>
}

export interface ContentParts extends Importing {
  /** Keeps the pictures of feeds. */
  dataDir: string
}

export const BUSY =
  'Another import or export of this content is running. Wait until it has ended, then try again.'
export const STOPPED = 'Stopped. The content is as it was.'

/** Done by this process. What a task takes, such as the library for pictures, is loaded with it. */
export function contentTasks(parts: ContentParts): Content {
  const run = {
    async import(directory: string, options: TaskOptions): Promise<ContentReport> {
      const {importFolder} = await import('../import/import-folder.ts')
      const imported = await importFolder(directory, parts, options)
      return {is: 'imported', dryRun: options.dryRun ?? false, ...imported}
    },
    async export(directory: string, options: TaskOptions): Promise<ContentReport> {
      const {exportContent} = await import('./export-content.ts')
      return {is: 'exported', ...(await exportContent(directory, parts, options))}
    },
    async feed(file: string, {storageUrl = '', ...options}: TaskOptions): Promise<ContentReport> {
      const {writeFeed} = await import('../feeds/out/write-feed.ts')
      return {is: 'listed', ...(await writeFeed(file, {...parts, storageUrl}, options))}
    },
    async sync(source: string, options: TaskOptions): Promise<ContentReport> {
      const {syncFeed} = await import('../feeds/sync-feed.ts')
      const synced = await syncFeed(source, parts, options)
      return {is: 'synced', dryRun: options.dryRun ?? false, ...synced}
    },
  }
  return oneAtATime({
    async perform(task, place, options = {}) {
      // Other servers and commands may use the same PostgreSQL.
      const claim = await parts.database.claim?.()
      if (claim === 'taken') return {is: 'failed', says: BUSY}
      try {
        return await run[task](place, options)
      } catch (error) {
        if (options.signal?.aborted) return {is: 'failed', says: STOPPED}
        return reportFailure(error)
      } finally {
        await claim?.release()
      }
    },
  })
}

/** Two imports at once would remove each other's media. */
export function oneAtATime(content: Content): Content {
  let isBusy = false
  return {
    async perform(task, place, options) {
      if (isBusy) return {is: 'failed', says: BUSY}
      isBusy = true
      try {
        return await content.perform(task, place, options)
      } finally {
        isBusy = false
      }
    },
  }
}

/** The report of a failure that an operator can fix; any other is thrown. */
export function reportFailure(error: unknown): ContentReport {
  if (error instanceof SyncRefused) {
    return {is: 'failed', says: error.message, refused: error.refused}
  }
  if (error instanceof ContentRefused) return {is: 'refused', problems: error.problems}
  if (error instanceof OperatorError || error instanceof BucketFailed) {
    return {is: 'failed', says: error.message}
  }
  const {code, path, message} = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return {is: 'failed', says: `${path} is not there. Name a folder of content.`}
  }
  if (code === 'ENOSPC' || code === 'EACCES') return {is: 'failed', says: `${message}.`}
  throw error
}
