/** The frame of every import: its options and outcome, and room for its temporary files. */
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import type {Storage} from '#server/platform/storage/storage.ts'
import type {Problem} from '../schema/problem.ts'
import type {OnProgress} from '../tasks/progress.ts'
import type {Watched} from '../versions/content-version.ts'
import {type KeepValues, keepOnDisk} from './checked-record.ts'
import type {Changes} from './replace-records.ts'

export interface Importing {
  database: Watched & Partial<Pick<Database, 'claim'>>
  storage: Storage
}

export interface ImportOptions {
  /** Checks, and says what would change. */
  dryRun?: boolean
  /** Undoes what people changed at the desk. */
  overwriteDesk?: boolean
  /** Ends the import; what it has not yet written stays as it was. */
  signal?: AbortSignal
  onProgress?: OnProgress
}

export interface Imported {
  changes: Changes
  pictures: {converted: number; known: number}
  notices: Problem[]
}

/** One import while it runs. */
export interface ImportRun extends Importing {
  orm: Orm
  /** A directory that is removed in the end. */
  workspace: string
  keep: KeepValues
  dryRun: boolean
  signal: AbortSignal | undefined
  onProgress: OnProgress | undefined
}

/** Runs an import, and removes its temporary files however it ends. */
export async function runImport(
  parts: Importing,
  {dryRun = false, signal, onProgress}: ImportOptions,
  work: (run: ImportRun) => Promise<Imported>,
): Promise<Imported> {
  const workspace = await mkdtemp(join(tmpdir(), 'content-'))
  const {keep, close} = keepOnDisk(workspace)
  try {
    const orm = await parts.database.ready()
    return await work({...parts, orm, workspace, keep, dryRun, signal, onProgress})
  } finally {
    close()
    await rm(workspace, {recursive: true, force: true})
  }
}
