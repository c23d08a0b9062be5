/**
 * Files that this server's own build does not have, because a page comes from another: from the
 * database, where every server has put what it serves.
 */
import {setTimeout as delay} from 'node:timers/promises'
import {promisify} from 'node:util'
import {brotliDecompress} from 'node:zlib'
import {eq, notInArray, sql} from 'drizzle-orm'
import {boundedCache} from '#server/platform/bounded-cache.ts'
import type {Database} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import {buildFiles, builds} from '../tables.ts'
import type {BuiltFile, StorableBuild} from './built-files.ts'
import {storeBuild} from './store-build.ts'

export interface RetainedFiles {
  /** Stores what this server serves; tries again later where the database is down. */
  add(build: StorableBuild): Promise<void>
  /** A file of any build: `site/` or `embed/` is its kind. */
  findAnywhere(kind: string, path: string): Promise<BuiltFile | undefined>
  /** A file of a build. */
  find(name: string, path: string): Promise<BuiltFile | undefined>
  close(): void
}

/** Requests for made-up names cause only one small query in this time; others wait for it, too. */
const LOOKUP_INTERVAL_MS = 1_000
const RETRY_MS = 30_000
const DAY_MS = 86_400_000
const CACHE = {capacity: 4_000_000, largest: 500_000}

const decompress = promisify(brotliDecompress)

export function retainedFiles(database: Pick<Database, 'ready'>, log: Pick<Log, 'warn'>) {
  /** Build -> path -> hash. The one that was read last is the last. */
  const known = new Map<string, Map<string, string>>()
  const touched = new Map<string, number>()
  const closing = new AbortController()
  const bodies = boundedCache<BuiltFile | undefined>({
    ...CACHE,
    sizeOf: file => (file ? file.bytes.length + (file.brotli?.length ?? 0) : 0),
    isKept: file => file !== undefined,
  })
  let lastLook = 0
  let look: Promise<void> | undefined

  /** Reads which builds have come; shared by all who ask meanwhile. */
  function lookAgain() {
    look ??= readNew().finally(() => {
      look = undefined
    })
    return look
  }

  async function readNew() {
    await delay(Math.max(0, lastLook + LOOKUP_INTERVAL_MS - Date.now()), undefined, {ref: false})
    lastLook = Date.now()
    const orm = await database.ready()
    const found = await orm
      .select({name: builds.name, files: builds.files})
      .from(builds)
      .where(known.size ? notInArray(builds.name, [...known.keys()]) : undefined)
      .orderBy(builds.usedAt)
    for (const {name, files} of found) known.set(name, new Map(Object.entries(files)))
  }

  async function read(name: string, path: string) {
    const hash = known.get(name)?.get(path)
    if (hash === undefined) return undefined
    touch(name)
    return bodies.get(hash) ?? bodies.add(hash, readBody(hash))
  }

  async function readBody(hash: string): Promise<BuiltFile | undefined> {
    const orm = await database.ready()
    const [row] = await orm.select().from(buildFiles).where(eq(buildFiles.hash, hash))
    if (!row) return undefined
    const {bytes, isBrotli} = row
    return isBrotli ? {bytes: await decompress(bytes), brotli: bytes} : {bytes, brotli: undefined}
  }

  /** Marks files that pages still need, so that they are not removed as unused. */
  function touch(name: string) {
    if ((touched.get(name) ?? 0) > Date.now() - DAY_MS) return
    touched.set(name, Date.now())
    const set = {usedAt: sql`now()`}
    database
      .ready()
      .then(orm => orm.update(builds).set(set).where(eq(builds.name, name)))
      .catch(() => touched.delete(name))
  }

  async function answered(search: () => Promise<BuiltFile | undefined>) {
    try {
      return await search()
    } catch (error) {
      log.warn({err: error}, 'a file of another build cannot be read')
      return undefined
    }
  }

  return {
    async add(build) {
      try {
        await storeBuild(await database.ready(), build)
      } catch (error) {
        log.warn(
          {err: error, build: build.name},
          'storing the files of this build failed, will retry',
        )
        void delay(RETRY_MS, undefined, {ref: false, signal: closing.signal}).then(
          () => this.add(build),
          () => {},
        )
      }
    },
    find: (name, path) =>
      answered(async () => {
        if (!known.has(name)) await lookAgain()
        return read(name, path)
      }),
    findAnywhere: (kind, path) =>
      answered(async () => {
        const holder = () =>
          [...known].findLast(([name, files]) => name.startsWith(kind) && files.has(path))?.[0]
        if (!holder()) await lookAgain()
        const name = holder()
        return name === undefined ? undefined : read(name, path)
      }),
    close: () => closing.abort(),
  } satisfies RetainedFiles as RetainedFiles
}
