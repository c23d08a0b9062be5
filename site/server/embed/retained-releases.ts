/**
 * Every release that was ever served here, below `DATA_DIR`: pages that name one continue with it after
 * the next deployments, however many. What other servers served is in the database, where there is one.
 */
import {randomUUID} from 'node:crypto'
import {existsSync} from 'node:fs'
import {readdir, readFile, rename, rm, stat} from 'node:fs/promises'
import {dirname, join, sep} from 'node:path'
import {makeDirectory, syncDirectory, writeNewFile} from '#server/platform/durable-file.ts'
import type {Release} from './release.ts'
import type {BuiltFile} from './retained/built-files.ts'

export interface KeptReleases {
  find(release: string, file: string): Promise<BuiltFile | undefined>
  /** All releases are searched: names that change with the content are enough. */
  findAnywhere(file: string): Promise<BuiltFile | undefined>
}

export function keptReleases(folder: string): KeptReleases {
  /** Release -> its files. Nothing else is ever looked for on the disk. */
  const known = new Map<string, Set<string>>()

  /** Reads the names of what has come since the last look. */
  async function readReleases() {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter(isRelease)) {
      if (!known.has(name)) known.set(name, new Set(await filesOf(join(folder, name))))
    }
  }

  async function read(release: string, file: string): Promise<BuiltFile | undefined> {
    const path = join(folder, release, file)
    try {
      const hasTwin = known.get(release)?.has(`${file}.br`)
      const brotli = hasTwin ? await readFile(`${path}.br`) : undefined
      return {bytes: await readFile(path), brotli}
    } catch {
      // The operator has removed it.
      return undefined
    }
  }

  return {
    async find(release, file) {
      if (!known.has(release)) await readReleases()
      return known.get(release)?.has(file) ? read(release, file) : undefined
    },
    async findAnywhere(file) {
      const holder = () => [...known].findLast(([, files]) => files.has(file))?.[0]
      if (!holder()) await readReleases()
      const release = holder()
      return release === undefined ? undefined : read(release, file)
    },
  }
}

/** Unfinished ones begin with a dot. */
export const isRelease = (name: string) => /^\d[\w.+-]*-[0-9a-f]{8}$/.test(name)

async function filesOf(folder: string) {
  const names = await readdir(folder, {recursive: true})
  return names.map(name => name.replaceAll(sep, '/')).filter(name => /\.\w+$/.test(name))
}

/** A release appears under its name when it is whole and on the disk. */
export async function keepRelease(folder: string, {name, files}: Release) {
  const place = join(folder, name)
  if (existsSync(place)) return
  await makeDirectory(folder)
  await clearUnfinished(folder)
  const unfinished = join(folder, `.${name}.${randomUUID()}`)
  try {
    for (const [file, {bytes, brotli}] of files) {
      await writeWhole(join(unfinished, file), bytes)
      if (brotli) await writeWhole(join(unfinished, `${file}.br`), brotli)
    }
    const folders = new Set([...files.keys()].map(file => dirname(join(unfinished, file))))
    for (const each of folders) await syncDirectory(each)
    await rename(unfinished, place)
    await syncDirectory(folder)
  } catch (error) {
    await rm(unfinished, {recursive: true, force: true})
    // Another server has been quicker with the same.
    if (!existsSync(place)) throw error
  }
}

/** Removes unfinished folders of a server that was killed; those being written now are younger. */
async function clearUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!name.startsWith('.') || Date.now() - (await stat(path)).mtimeMs < HOUR_MS) continue
    await rm(path, {recursive: true, force: true})
  }
}

const HOUR_MS = 3_600_000

async function writeWhole(path: string, bytes: Buffer) {
  await makeDirectory(dirname(path))
  await writeNewFile(path, bytes)
}
