/** Files that must still be there after a power cut. */
import {constants} from 'node:fs'
import {mkdir, open, stat} from 'node:fs/promises'
import {dirname} from 'node:path'

/** A file's name is on disk only when its directory is (not needed, nor possible, on Windows). */
export async function syncDirectory(path: string) {
  if (process.platform === 'win32') return
  const directory = await open(path, constants.O_RDONLY)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** A new file, whole and on the disk; its name is there when its directory is synced, too. */
export async function writeNewFile(path: string, content: Uint8Array) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Makes the directory and those above it, readable by the operator only: its content is personal.
 * Node's own way of making several never ends where the system allows none, as in /proc.
 */
export async function makeDirectory(path: string) {
  try {
    await makeOne(path)
  } catch (error) {
    const above = dirname(path)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === path) throw error
    await makeDirectory(above)
    await makeOne(path)
  }
}

async function makeOne(path: string) {
  try {
    await mkdir(path, {mode: 0o700})
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    if (!isThere || !(await stat(path)).isDirectory()) throw error
  }
}
