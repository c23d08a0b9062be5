/**
 * A disk that is slow, can fail, lists names in no useful order, and reports what has reached it:
 * for tests of crashes and power cuts, which a quick disk would hide.
 */
import assert from 'node:assert/strict'
import promises, {type FileHandle} from 'node:fs/promises'
import {syncBuiltinESMExports} from 'node:module'
import type {TestContext} from 'node:test'
import {setImmediate as nextTurn} from 'node:timers/promises'

const ofHandles = ['appendFile', 'datasync', 'sync', 'close'] as const
const ofPaths = ['mkdir', 'readdir', 'readFile', 'rename', 'unlink', 'writeFile'] as const
type Operation = (typeof ofHandles)[number] | (typeof ofPaths)[number] | 'open'

/** Until the end of the test all of this process's files are on it. */
export function watchDisk(test: TestContext) {
  const originals = {...promises}
  const failing = new Set<Operation>()
  const synced: string[] = []
  const opened = new Set<{path: string}>()
  const early: string[] = []
  let running: string | undefined

  async function slowly<Result>(name: Operation, path: string, work: () => Promise<Result>) {
    const operation = `${name} ${path}`
    if (running !== undefined) early.push(`${operation} during ${running}`)
    running = operation
    try {
      for (let n = 0; n < 3; n++) await nextTurn()
      if (failing.delete(name))
        throw Object.assign(new Error('full'), {code: 'ENOSPC', syscall: name})
      return await work()
    } finally {
      running = undefined
    }
  }

  function watchHandle(handle: FileHandle, path: string) {
    const entry = {path}
    opened.add(entry)
    for (const name of ofHandles) {
      const original = handle[name].bind(handle) as (...args: unknown[]) => Promise<void>
      const watched = async (...args: unknown[]) => {
        await slowly(name, path, () => original(...args))
        if (name === 'close') opened.delete(entry)
        else if (name !== 'appendFile') synced.push(path)
      }
      Object.assign(handle, {[name]: watched})
    }
    return handle
  }

  for (const name of ofPaths) {
    const original = originals[name] as (path: string, ...more: unknown[]) => Promise<unknown>
    const watched = async (path: string, ...more: unknown[]) => {
      const result = await slowly(name, path, () => original(path, ...more))
      return name === 'readdir' ? (result as string[]).sort().reverse() : result
    }
    Object.assign(promises, {[name]: watched})
  }
  Object.assign(promises, {
    open: async (path: string, ...more: [string]) =>
      watchHandle(await slowly('open', path, () => originals.open(path, ...more)), path),
  })
  syncBuiltinESMExports()
  test.after(() => {
    Object.assign(promises, originals)
    syncBuiltinESMExports()
  })

  return {
    /** The next one fails. */
    failNext: (operation: Operation) => failing.add(operation),
    /** How often a file's content or a directory's names were put on the disk itself so far. */
    syncsOf: (path: string) => synced.filter(each => each === path).length,
    /** The files and directories that are open now. */
    get open() {
      return [...opened].map(({path}) => path)
    },
    /** Fails where something was begun before what came before it had ended. */
    didOneThingAtATime: () => assert.deepEqual(early, []),
  }
}
