/** A disk that can fail, and that says what has reached it: for claims about power cuts. */
import type {EventEmitter} from 'node:events'
import {type FileHandle, open, stat} from 'node:fs/promises'
import type {TestContext} from 'node:test'
import {newDirectory} from './directories.ts'

export interface Disk {
  /** The next write or sync of a file's content fails. */
  failNext(operation: 'appendFile' | 'datasync'): void
  /** How often the file or directory was synced so far. */
  syncsOf(path: string): Promise<number>
  /** How many files that were written to have been closed so far. */
  readonly closed: number
}

/** Until the end of the test every file handle of this process is watched. */
export async function watchDisk(test: TestContext): Promise<Disk> {
  const methods = await methodsOfHandles()
  const failing = new Set<string>()
  const written = new WeakSet<FileHandle>()
  const syncs = new Map<number, number>()
  let closed = 0

  const watch = (
    name: 'appendFile' | 'datasync' | 'sync',
    note: (handle: FileHandle, ino: number) => void,
  ) => {
    const original = methods[name]
    const watched = async function (this: FileHandle, ...args: unknown[]) {
      const {ino} = await this.stat()
      note(this, ino)
      if (failing.delete(name)) throw Object.assign(new Error('full'), {code: 'ENOSPC'})
      await Reflect.apply(original, this, args)
    }
    test.mock.method(methods, name, watched as never)
  }
  watch('appendFile', handle => {
    // Their types do not know that they emit events.
    if (!written.has(handle)) (handle as unknown as EventEmitter).once('close', () => closed++)
    written.add(handle)
  })
  const noteSync = (_handle: FileHandle, ino: number) => syncs.set(ino, (syncs.get(ino) ?? 0) + 1)
  watch('datasync', noteSync)
  watch('sync', noteSync)
  return {
    failNext: operation => failing.add(operation),
    syncsOf: async path => syncs.get((await stat(path)).ino) ?? 0,
    get closed() {
      return closed
    },
  }
}

/** Node exports no class for them. */
async function methodsOfHandles() {
  const handle = await open(await newDirectory())
  await handle.close()
  return Object.getPrototypeOf(handle) as FileHandle
}
