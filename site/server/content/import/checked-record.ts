/** Records as they will be stored, but for their media, which still have the names of the folder. */
import {closeSync, openSync, readSync, writeSync} from 'node:fs'
import {join} from 'node:path'
import type {RecordLinks} from '../schema/check-values.ts'
import type {Problem} from '../schema/problem.ts'
import type {ContentFolder, RawRecord} from './folder.ts'

export interface CheckedRecord extends Omit<RawRecord, 'value'>, RecordLinks {
  /** May be read from disk at each use. */
  readonly values: Record<string, unknown>
}

export interface CheckedFolder {
  folder: ContentFolder
  records: CheckedRecord[]
  /** While there is one, the folder cannot be imported. */
  problems: Problem[]
  /** Changes that the import makes by itself. */
  notices: Problem[]
}

/** Names the place of a problem. */
export const placeOf = ({file, key}: CheckedRecord, field: string) => ({
  file,
  record: key,
  ...(field && {field}),
})

/** Takes the values of a record until they are stored. */
export type KeepValues = (values: Record<string, unknown>) => () => Record<string, unknown>

export const keepInMemory: KeepValues = values => () => values

/** Keeps values in one file of a directory: those of thousands of records take hundreds of MB. */
export function keepOnDisk(directory: string): {keep: KeepValues; close(): void} {
  const file = openSync(join(directory, 'records'), 'w+')
  let end = 0
  // One for all: thousands of buffers would keep the garbage collector busy.
  let room = Buffer.alloc(65_536)
  return {
    keep(values) {
      const start = end
      const length = writeSync(file, JSON.stringify(values), start)
      end += length
      return () => {
        if (room.length < length) room = Buffer.alloc(length)
        readSync(file, room, 0, length, start)
        return JSON.parse(room.toString('utf8', 0, length))
      }
    },
    close: () => closeSync(file),
  }
}
