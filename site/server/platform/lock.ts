/**
 * One server per `DATA_DIR`: the embedded database loses rows silently when two processes open it.
 * The lock names its holder by machine, process and the moment that process began, so that a lock
 * left behind by a crash is distinguished from a live one even when the process id was reused.
 */
import {randomUUID} from 'node:crypto'
import {readFileSync, unlinkSync} from 'node:fs'
import {link, readFile, rm, stat, unlink, utimes, writeFile} from 'node:fs/promises'
import {hostname} from 'node:os'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import {makeDirectory} from './durable-file.ts'
import {asDiskError, OperatorError} from './operator-error.ts'
import {isObject, parseJson} from './parse-json.ts'
import {isRunning, startOf} from './process-start.ts'

interface Holder {
  /** Unique for each taking. */
  token: string
  machine: string
  pid: number
  /** When the process began, as the system reports it; null where it does not. */
  began: string | null
}

/** Without a schema, whose library would be most of what a short command loads. */
const isHolder = (value: unknown): value is Holder =>
  isObject(value) &&
  typeof value.token === 'string' &&
  typeof value.machine === 'string' &&
  Number.isInteger(value.pid) &&
  (value.began === null || typeof value.began === 'string')

export interface Lock {
  /** True when the last holder ended without giving the lock back. */
  leftBehind: boolean
  release(): void
}

/** Another server holds the directory. */
export class DataDirLocked extends OperatorError {
  readonly pid: number

  constructor(directory: string, {pid, machine}: Holder) {
    const where = machine === hostname() ? '' : ` on ${machine}`
    super(
      `${directory} is in use by the server with process id ${pid}${where}. Stop that one first (kill ${pid}), or give this one a folder of its own with DATA_DIR.`,
    )
    this.pid = pid
  }
}

const HEARTBEAT_MS = 5_000
/** A holder on another machine that shares the folder is known to live only by its beats. */
const STALE_MS = 3 * HEARTBEAT_MS

/** Rejects with OperatorError when another process holds the lock, or the file system fails. */
export async function lockDataDir(directory: string): Promise<Lock> {
  try {
    return await takeLock(directory)
  } catch (error) {
    throw asDiskError(error, directory) ?? error
  }
}

async function takeLock(directory: string): Promise<Lock> {
  await makeDirectory(directory)
  const path = join(directory, 'lock')
  // Before anything is written, so that a running server is detected on a full disk, too.
  await rejectIfHeld(path, directory)
  const me: Holder = {
    token: randomUUID(),
    machine: hostname(),
    pid: process.pid,
    began: startOf(process.pid),
  }
  let leftBehind = false
  while (!(await claim(path, me))) {
    const holder = await rejectIfHeld(path, directory)
    if (holder === 'gone') continue
    leftBehind = true
    await removeStale(path, me, holder)
  }
  const beat = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => {})
  }, HEARTBEAT_MS)
  beat.unref()
  return {
    leftBehind,
    release() {
      clearInterval(beat)
      removeOwn(path, me)
    },
  }
}

/** Throws DataDirLocked while the holder is alive; otherwise returns the last holder. */
async function rejectIfHeld(path: string, directory: string) {
  const holder = await holderOf(path)
  if (typeof holder === 'string' || !(await isAlive(path, holder))) return holder
  throw new DataDirLocked(directory, holder)
}

/** True for the first caller. A link appears with its content, so no process reads half a lock. */
async function claim(path: string, me: Holder) {
  const own = `${path}.${me.token}`
  try {
    await writeFile(own, JSON.stringify(me), {mode: 0o600})
    await link(own, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(own, {force: true})
  }
}

async function holderOf(path: string): Promise<Holder | 'gone' | 'unreadable'> {
  const written = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return written === undefined ? 'gone' : (parseJson(written, isHolder) ?? 'unreadable')
}

async function isAlive(path: string, {machine, pid, began}: Holder) {
  if (machine === hostname()) {
    return isRunning(pid) && (began === null || startOf(pid) === began)
  }
  const beaten = await stat(path).catch(() => undefined)
  return beaten !== undefined && Date.now() - beaten.mtimeMs < STALE_MS
}

/** Only one of several servers that find the same stale lock removes it; the others look again. */
async function removeStale(path: string, me: Holder, stale: Holder | 'unreadable') {
  const guard = `${path}.takeover`
  if (!(await claim(guard, me))) {
    const remover = await holderOf(guard)
    const stuck =
      remover === 'unreadable' || (remover !== 'gone' && !(await isAlive(guard, remover)))
    if (stuck) await unlink(guard).catch(() => {})
    await delay(20)
    return
  }
  try {
    const same = tokenOf(await holderOf(path)) === tokenOf(stale)
    if (same) await unlink(path)
  } finally {
    await unlink(guard).catch(() => {})
  }
}

const tokenOf = (holder: Holder | 'gone' | 'unreadable') =>
  typeof holder === 'string' ? holder : holder.token

/** Synchronous, so that it can be the last thing a process does. */
function removeOwn(path: string, me: Holder) {
  try {
    const holder = parseJson(readFileSync(path, 'utf8'), isHolder)
    if (holder?.token === me.token) unlinkSync(path)
  } catch {
    // Somebody removed it by hand: nothing left to give back.
  }
}
