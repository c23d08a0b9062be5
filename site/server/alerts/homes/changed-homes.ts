/** Finds changed homes that match a search: by the conditions of the API's own search. */
import {and, asc, gt, lte, max} from 'drizzle-orm'
import {type Homes, idOf, periodOfRow} from '#server/catalogue/homes/homes.ts'
import {readHomes} from '#server/catalogue/homes/read-homes.ts'
import {findHomes} from '#server/catalogue/homes/scan.ts'
import {type NamedRecords, readNamedRecords} from '#server/catalogue/named-records.ts'
import {readFilters} from '#server/catalogue/search-filters.ts'
import {resolveNames} from '#server/catalogue/search-names.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {type RentPeriod, rentPer} from '#trade/contract/rent.ts'
import {readQuery} from '#trade/search-query/search-query.ts'
import {homeChanges} from '../tables.ts'

/** A search whose owner has not received the changes after `seen`, up to `upto`. */
export interface Untold {
  query: string
  seen: number
}

export interface ChangedHome {
  property: string
  /** The last known price and its period; null: the home is new. */
  before: {price: number; period: RentPeriod | null} | null
}

interface Change extends ChangedHome {
  id: number
}

/** The homes that have changed, and the names that searches need to find them. */
export interface Changes {
  changes: Map<string, Change[]>
  homes: Homes
  names: NamedRecords
}

export async function latestChange(orm: Orm): Promise<number> {
  const [row] = await orm.select({id: max(homeChanges.id)}).from(homeChanges)
  return row?.id ?? 0
}

/** The positions in the list of those that there is something to tell of. */
export const withSomething = (all: Changes, list: Untold[]): Set<number> =>
  new Set([...list.keys()].filter(at => changesFor(all, list[at] as Untold).length > 0))

/** The first of them, the latest first, and how many there are. */
export function changedHomes(
  all: Changes,
  untold: Untold,
  most: number,
): {homes: ChangedHome[]; total: number} {
  const found = changesFor(all, untold)
  const latest = (changes: Change[]) => changes.at(-1)?.id ?? 0
  const ordered = found.sort((one, other) => latest(other) - latest(one))
  return {total: found.length, homes: ordered.slice(0, most).map(first)}
}

/** The price before the first of several changes; null where the home was new. */
function first(changes: Change[]): ChangedHome {
  const [{property, before}] = changes as [Change]
  return {property, before: changes.some(change => !change.before) ? null : before}
}

export type ReadChanges = (orm: Orm, seen: number, upto: number) => Promise<Changes>

/** Milliseconds for which the mails of one import are made of the same changes. */
const SHARED_MS = 5_000

/** Reads the changes of an import once for many mails: after a large one there are thousands. */
export function sharedChanges(): ReadChanges {
  let last: {key: string; at: number; changes: Promise<Changes>} | undefined
  return (orm, seen, upto) => {
    const key = `${seen} ${upto}`
    const at = performance.now()
    if (last?.key !== key || at - last.at > SHARED_MS) {
      last = {key, at, changes: readChanges(orm, seen, upto)}
    }
    return last.changes
  }
}

/** The changes after one number, up to another, with the homes as they are now. */
export async function readChanges(orm: Orm, seen: number, upto: number): Promise<Changes> {
  const {id, property, before, period} = homeChanges
  const rows = await orm
    .select({id, property, before, period})
    .from(homeChanges)
    .where(and(gt(id, seen), lte(id, upto)))
    .orderBy(asc(id))
  const changes = new Map<string, Change[]>()
  for (const {id, property, before: price, period} of rows) {
    const before = price === null ? null : {price, period}
    changes.set(property, [...(changes.get(property) ?? []), {id, property, before}])
  }
  const run: Parameters<typeof readHomes>[0] = query => query(orm)
  const names = await readNamedRecords(orm)
  const homes = await readHomes(run, names, {ids: [...changes.keys()]})
  return {changes, homes, names}
}

/** The changes that are worth a mail, of each home that the search finds. */
function changesFor({changes, homes, names}: Changes, {query, seen}: Untold): Change[][] {
  const {filters, errors} = readFilters(readQuery(query))
  // A query that means nothing any more, as with a filter that was taken away.
  if (Object.keys(errors).length) return []
  const {rows} = findHomes(homes, {
    wanted: resolveNames(names, filters),
    sort: 'newest',
    most: Number.POSITIVE_INFINITY,
  })
  return rows
    .map(row =>
      (changes.get(idOf(homes, row)) ?? []).filter(
        change => change.id > seen && isWorthIt(change, homes, row),
      ),
    )
    .filter(found => found.length > 0)
}

/** It may have become as dear again meanwhile. */
function isWorthIt({before}: Change, homes: Homes, row: number) {
  if (!before) return true
  const period = before.period ?? periodOfRow(homes, row)
  return (homes.columns.price[row] as number) < rentPer(before.price, period)
}
