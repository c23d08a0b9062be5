/** Media in a folder on this machine. */
import {createReadStream} from 'node:fs'
import {access, constants, copyFile, mkdir, readdir, rename, rm, stat} from 'node:fs/promises'
import {dirname, join, resolve, sep} from 'node:path'
import type {Storage} from './storage.ts'

export function diskStorage(directory: string): Storage {
  const root = resolve(directory)
  /** The path must not lead outside. */
  const locate = (path: string) => {
    const file = resolve(root, path)
    return file.startsWith(root + sep) && !path.includes('\0') ? file : undefined
  }
  const sizeOf = async (file: string | undefined) => {
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
    return found?.isFile() ? found.size : undefined
  }

  return {
    async store(path, source) {
      const file = locate(path)
      if (!file) throw new Error(`"${path}" leaves the storage folder.`)
      if ((await sizeOf(file)) !== undefined) return
      await mkdir(dirname(file), {recursive: true})
      // Under its name only when it is whole.
      const unfinished = `${file}.${process.pid}.unfinished`
      await copyFile(source, unfinished)
      await rename(unfinished, file)
    },

    async find(path) {
      const file = locate(path)
      const size = await sizeOf(file)
      if (!file || size === undefined) return undefined
      return {size, read: async range => createReadStream(file, range)}
    },

    async remove(path) {
      const file = locate(path)
      if (file) await rm(file, {force: true})
    },

    /** Before the first import there is no folder, and nothing to read. */
    async check() {
      await access(root, constants.R_OK | constants.X_OK).catch(error => {
        if (error.code !== 'ENOENT') throw error
      })
    },

    async *list() {
      const entries = await readdir(root, {recursive: true, withFileTypes: true}).catch(() => [])
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        yield file.slice(root.length + 1).replaceAll(sep, '/')
      }
    },
  }
}
