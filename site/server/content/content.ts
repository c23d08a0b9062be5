/** What an operator does with the content of the site, on this machine or through a running server. */
import {OperatorError} from '../platform/operator-error.ts'
import {BucketFailed} from '../platform/storage/stored-media.ts'
import type {Importing} from './import-content.ts'
import {ContentRefused, type Problem} from './schema/problem.ts'

/** How a task ended; it travels as JSON. */
export type ContentReport =
  | {is: 'imported'; counts: Record<string, number>; pictures: ConvertedCounts; notices: Problem[]}
  | {is: 'checked'; records: number; notices: Problem[]}
  | {is: 'exported'; records: number; files: number}
  | {is: 'refused'; problems: Problem[]}
  /** A wish that cannot be fulfilled, and what to do. */
  | {is: 'failed'; says: string}

export interface ConvertedCounts {
  /** Pictures whose smaller files were made. */
  converted: number
  /** Those that an earlier import, or the folder itself, has them of. */
  known: number
}

export interface Content {
  perform(task: 'import' | 'export', directory: string): Promise<ContentReport>
}

/** What a task takes, such as the library for pictures, is loaded with the first one. */
export function contentTasks(parts: Importing): Content {
  const run = {
    async import(directory: string): Promise<ContentReport> {
      const {importContent} = await import('./import-content.ts')
      return {is: 'imported', ...(await importContent(directory, parts))}
    },
    async export(directory: string): Promise<ContentReport> {
      const {exportContent} = await import('./export-content.ts')
      return {is: 'exported', ...(await exportContent(directory, parts))}
    },
  }
  // One at a time: two imports at once would remove each other's media.
  let last: Promise<unknown> = Promise.resolve()
  return {
    perform(task, directory) {
      const mine = last.then(() => run[task](directory)).catch(reportFailure)
      last = mine.catch(() => {})
      return mine
    },
  }
}

/** The report of a failure that an operator can fix; any other is thrown. */
export function reportFailure(error: unknown): ContentReport {
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
