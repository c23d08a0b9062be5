/**
 * Writes an import's records in one transaction: what is the same stays untouched, so that an import
 * of every night leaves indexes and visitors alone.
 */
import {getTableName, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import {type ContentRow, contentRows, type Transaction} from '../records/content-rows.ts'
import {hideProperties, noteChanged, noteFingerprints} from '../records/record-states.ts'
import {type KindName, kindNames} from '../schema/kinds.ts'
import {contentTables} from '../tables.ts'
import type {OnProgress} from '../tasks/progress.ts'
import {lockContent, raiseVersion} from '../versions/content-change.ts'

export interface KindChanges {
  /** As many as there are afterwards. */
  records: number
  added: number
  changed: number
  withdrawn: number
}

export type Changes = Partial<Record<KindName, KindChanges>>

/** The new rows of a kind; they are read as they are written. */
export interface NewRows {
  kind: KindName
  /** Unique values by key; undefined for a kind, or a record, that has none. */
  keys: Map<string, string | undefined>
  rows(): Iterable<ContentRow>
  /** Rows without a new one that stay all the same. */
  isRetained?(id: string): boolean
  /** Properties that a feed no longer has, though other records name them. */
  hidden?: string[]
  /** The fingerprints of the listings that properties are from, by id. */
  fingerprints?: Map<string, string>
}

interface Options {
  /** Says what would change, and changes nothing. */
  dryRun: boolean
  /** In the transaction, before rows are read, and after they are written. */
  first?(transaction: Transaction): Promise<void>
  last?(transaction: Transaction): Promise<unknown>
  signal?: AbortSignal
  onProgress?: OnProgress
}

/** Rows that are sent with one statement: enough to be quick, few enough for the memory. */
const ROWS = 250

/** Kinds that are not named stay as they are. */
export async function replaceRecords(
  orm: Orm,
  incoming: NewRows[],
  options: Options,
): Promise<Changes> {
  const changes: Changes = {}
  const total = incoming.reduce((sum, {keys}) => sum + keys.size, 0)
  let done = 0
  const onRows = (count: number) => {
    options.signal?.throwIfAborted()
    done += count
    options.onProgress?.({stage: 'records', done, total})
  }
  // Records that others refer to are written first, and removed last.
  const ordered = incoming.toSorted((one, other) => orderOf(one.kind) - orderOf(other.kind))
  await orm.transaction(async transaction => {
    if (!options.dryRun) await lockContent(transaction)
    await options.first?.(transaction)
    const withdrawn: (() => Promise<void>)[] = []
    for (const one of ordered) {
      const {counts, removeWithdrawn} = await writeKind(transaction, one, options.dryRun, onRows)
      changes[one.kind] = counts
      withdrawn.unshift(removeWithdrawn)
    }
    if (options.dryRun) return
    for (const remove of withdrawn) await remove()
    await options.last?.(transaction)
    await raiseVersion(transaction)
    options.signal?.throwIfAborted()
  })
  if (!options.dryRun && isTouched(changes.properties)) await vacuum(orm)
  return changes
}

const orderOf = (kind: KindName) => kindNames.indexOf(kind)
const isTouched = (counts?: KindChanges) => counts && counts.added + counts.changed > 0

async function writeKind(
  transaction: Transaction,
  {kind, keys, rows, isRetained = () => false, hidden = [], fingerprints}: NewRows,
  dryRun: boolean,
  onRows: (count: number) => void,
) {
  const table = contentRows(kind)
  const existing = await table.existing(transaction)
  const withdrawn = [...existing.keys()].filter(id => !keys.has(id) && !isRetained(id))
  if (!dryRun) {
    const moved = [...keys].flatMap(([id, unique]) => {
      const stored = existing.get(id)
      return stored && unique !== undefined && stored.unique !== unique ? [id] : []
    })
    await table.freeUnique(transaction, [...withdrawn, ...moved])
  }
  const counts = {records: keys.size, added: 0, changed: 0, withdrawn: withdrawn.length}
  counts.records += existing.size - withdrawn.length - countIn(existing, keys)
  for (const batch of batchesOf(rows())) {
    const old = batch.filter(({id}) => existing.has(id))
    const differing = old.length ? await table.differing(transaction, old) : new Set<string>()
    const written = batch.filter(({id}) => !existing.has(id) || differing.has(id))
    if (written.length && !dryRun) {
      await table.write(transaction, written)
      await noteChanged(transaction, kind, written, differing)
    }
    counts.added += batch.length - old.length
    counts.changed += differing.size
    onRows(batch.length)
  }
  if (!dryRun) {
    counts.withdrawn += await hideProperties(transaction, hidden)
    if (fingerprints) await noteFingerprints(transaction, fingerprints)
  }
  return {counts, removeWithdrawn: () => table.remove(transaction, withdrawn)}
}

const countIn = (existing: Map<string, unknown>, keys: Map<string, unknown>) =>
  [...existing.keys()].filter(id => keys.has(id)).length

function* batchesOf(rows: Iterable<ContentRow>) {
  let batch: ContentRow[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length) yield batch
}

/** So that the first searches find the best way, and all they need in an index. */
async function vacuum(orm: Orm) {
  const table = getTableName(contentTables.properties)
  await orm.execute(sql.raw(`vacuum (analyze) ${table}`)).catch(() => {})
}
