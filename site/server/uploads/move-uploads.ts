/**
 * Moves the files of enquiries from this machine's disk into the private part of the bucket, where any
 * server finds them. While the bucket is down they stay on the disk, and are tried again.
 */
import {readdir, rm, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {isId} from '#server/platform/ids.ts'
import type {Log} from '#server/platform/log.ts'
import {type PrivateFiles, PrivateFilesExposed} from '#server/platform/storage/private-files.ts'
import {UPLOADS} from './upload-folder.ts'

export interface UploadMover {
  /** There are files to be moved. */
  wake(): void
  /** Resolves when nothing is left to move, or the bucket takes nothing now. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface MoverOptions {
  dataDir: string
  /** Undefined: there is no bucket, and files stay. */
  files: PrivateFiles | undefined
  log: Log
  /** Milliseconds of the first pause after a failure, and of the longest. */
  pauses?: {first: number; longest: number}
}

const PAUSES = {first: 1_000, longest: 300_000}

export function moveUploads({dataDir, files, log, pauses = PAUSES}: MoverOptions): UploadMover {
  if (!files) return {wake: () => {}, settled: async () => {}, close: async () => {}}
  const root = join(dataDir, UPLOADS)
  const stop = new AbortController()
  let isPrivate = false
  let isDown = false
  let isWanted = false
  let pause = pauses.first
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function moveAll(to: PrivateFiles) {
    const ids = (await readdir(root)).filter(isId)
    if (!ids.length) return
    // Checked before the first file goes there: an upload cannot be undone.
    if (!isPrivate) await to.refuseIfPublic(stop.signal)
    isPrivate = true
    for (const id of ids) {
      stop.signal.throwIfAborted()
      await moveOne(to, id)
    }
  }

  async function moveOne(to: PrivateFiles, id: string) {
    const folder = join(root, id)
    const names = await readdir(folder).catch(ignoreDeleted)
    const paths = names.map(name => ({name, path: `${UPLOADS}/${id}/${name}`}))
    try {
      for (const {name, path} of paths) await to.put(path, join(folder, name), stop.signal)
    } catch (error) {
      if (await isThere(folder)) throw error
    }
    // The enquiry may have been deleted meanwhile, and its folder with it.
    if (await isThere(folder)) await rm(folder, {recursive: true})
    else for (const {path} of paths) await to.remove(path)
  }

  async function run(to: PrivateFiles) {
    while (isWanted && !stop.signal.aborted) {
      isWanted = false
      try {
        await moveAll(to)
        recover()
      } catch (error) {
        retryLater(error)
        return
      }
    }
  }

  function recover() {
    if (isDown) log.info('the bucket takes uploads again')
    isDown = false
    pause = pauses.first
  }

  function retryLater(error: unknown) {
    if (stop.signal.aborted) return
    if (!isDown && error instanceof PrivateFilesExposed) {
      log.error({reason: error.message}, 'uploads stay on this machine, the bucket is public')
    } else if (!isDown) log.warn({err: error}, 'uploads stay on this machine, will retry')
    isDown = true
    timer = setTimeout(() => {
      timer = undefined
      wake()
    }, pause)
    timer.unref()
    pause = Math.min(pause * 2, pauses.longest)
  }

  function wake() {
    isWanted = true
    if (timer || running || stop.signal.aborted || !files) return
    running = run(files).finally(() => {
      running = undefined
      // Something may have come between the last look and this line.
      if (isWanted && !timer) wake()
    })
  }

  return {
    wake,
    async settled() {
      while (running) await running
    },
    async close() {
      clearTimeout(timer)
      stop.abort()
      await running
    },
  }
}

function ignoreDeleted(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error
  return []
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
