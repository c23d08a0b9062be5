/** Files that must still be there after a power cut. */
import {constants} from 'node:fs'
import {mkdir, open} from 'node:fs/promises'

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

/** Makes the directory, for the operator's eyes only: what is kept there is personal. */
export async function makeDirectory(path: string) {
  await mkdir(path, {recursive: true, mode: 0o700})
}
