/** Data directories that are reused by later test runs, until one of their sources changes. */
import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, readdir, rename, rm, stat, utimes} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type Content, makePart} from './part-process.ts'

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/test-databases')
const DAY = 86_400_000

/** Packages, code and content: everything that decides what a database holds. */
const SOURCES = [
  ...['package-lock.json', 'site/server', 'site/content/demo'],
  ...['widgets/kit', 'widgets/trade'],
]

export async function cachedPart(content: Content): Promise<string> {
  const directory = join(CACHE, `${content}-${await fingerprint()}`)
  if (!existsSync(directory)) await make(content, directory)
  // Marked as used today, so that it is not removed as old.
  const now = new Date()
  await utimes(directory, now, now)
  return directory
}

/** A directory gets its name once it is complete; of two runs at once, the first one counts. */
async function make(content: Content, directory: string) {
  await mkdir(CACHE, {recursive: true})
  await removeOld()
  const unfinished = await mkdtemp(join(CACHE, 'unfinished-'))
  try {
    await makePart(content, {DATA_DIR: unfinished, DATABASE_URL: ''})
    await rename(unfinished, directory)
  } catch (error) {
    if (!existsSync(directory)) throw error
  } finally {
    await rm(unfinished, {recursive: true, force: true})
  }
}

/** Other runs may be copying what is younger. */
async function removeOld() {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name)
    const {mtimeMs} = await stat(path)
    if (Date.now() - mtimeMs > DAY) await rm(path, {recursive: true, force: true})
  }
}

async function fingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const path of await filesIn(join(ROOT, source))) {
      const {size, mtimeMs} = await stat(path)
      hash.update(`${path} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

async function filesIn(path: string) {
  if (!(await stat(path)).isDirectory()) return [path]
  return (await readdir(path, {recursive: true, withFileTypes: true}))
    .filter(entry => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name))
    .sort()
}
