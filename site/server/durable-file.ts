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

/** Makes the directory, for the operator's eyes only: what is kept there is personal. */
export async function makeDirectory(path: string) {
  await mkdir(path, {recursive: true, mode: 0o700})
}
