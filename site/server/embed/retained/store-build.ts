/** Writes a build into the database, and removes those that have not been used for longest. */
import {and, desc, eq, inArray, like, lt, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {buildFiles, builds} from '../tables.ts'
import {type BuiltFile, hashOf, type StorableBuild} from './built-files.ts'

/**
 * How many are retained. Pages of the site stay open for days; partners name releases for years.
 */
const LIMITS = {'site/': 10, 'embed/': 50}
/** Files in one statement: a few hundred kilobytes. */
const BATCH = 20

export async function storeBuild(orm: Orm, {name, files}: StorableBuild) {
  const byHash = new Map([...files.values()].map(file => [hashOf(file.bytes), file]))
  const paths = Object.fromEntries([...files].map(([path, {bytes}]) => [path, hashOf(bytes)]))
  await orm.transaction(async tx => {
    const usedAt = sql`now()`
    // First, so that servers which start with the same build take turns.
    await tx
      .insert(builds)
      .values({name, files: paths, usedAt})
      .onConflictDoUpdate({target: builds.name, set: {usedAt}})
    const stored = await tx
      .update(buildFiles)
      .set({usedAt})
      .where(inArray(buildFiles.hash, [...byHash.keys()]))
      .returning({hash: buildFiles.hash})
    for (const {hash} of stored) byHash.delete(hash)
    const missing = [...byHash].map(([hash, file]) => ({hash, ...compressed(file), usedAt}))
    for (let n = 0; n < missing.length; n += BATCH) {
      await tx
        .insert(buildFiles)
        .values(missing.slice(n, n + BATCH))
        .onConflictDoUpdate({target: buildFiles.hash, set: {usedAt}})
    }
  })
  await removeUnused(orm)
}

const compressed = ({bytes, brotli}: BuiltFile) => ({
  bytes: brotli ?? bytes,
  isBrotli: brotli !== undefined,
})

async function removeUnused(orm: Orm) {
  for (const [kind, limit] of Object.entries(LIMITS)) {
    const unused = await orm
      .select({name: builds.name})
      .from(builds)
      .where(like(builds.name, `${kind}%`))
      .orderBy(desc(builds.usedAt))
      .offset(limit)
    for (const {name} of unused) await orm.delete(builds).where(eq(builds.name, name))
  }
  await orm
    .delete(buildFiles)
    .where(
      and(
        lt(buildFiles.usedAt, sql`now() - interval '1 hour'`),
        sql`${buildFiles.hash} not in (select value from ${builds}, jsonb_each_text(${builds.files}))`,
      ),
    )
}
