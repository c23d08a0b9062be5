/** A record as it will be stored, but for its media, which still have the names of the folder. */
import {closeSync, openSync, readSync, writeSync} from 'node:fs'
import {join} from 'node:path'
import type {RawRecord} from './folder.ts'
import type {KindName} from './schema/kinds.ts'

export interface CheckedRecord extends Omit<RawRecord, 'value'> {
  /** May be read from disk at each use. */
  readonly values: Record<string, unknown>
  references: {to: KindName; key: string; field: string}[]
  media: {path: string; field: string}[]
  /** Of the field that no two records may share, if the kind has one. */
  unique: {field: string; value: string} | undefined
}

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
