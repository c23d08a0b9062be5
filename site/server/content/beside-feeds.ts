/** Properties that feeds brought stay when a folder is imported: only their syncs withdraw them. */
import {type SQL, sql} from 'drizzle-orm'
import type {Orm} from '#server/platform/db/connect.ts'
import type {FeedChanges} from './feeds/feed-state.ts'
import type {CheckedFolder} from './schema/check-folder.ts'
import {properties} from './tables.ts'

export interface BesideFeeds {
  /** That feeds brought, by id. */
  fed: Map<string, {reference: string; feed: string}>
  /** Of all other properties. */
  own: Set<string>
}

/** Undefined where no feed has brought any. */
export async function besideFeeds(orm: Orm): Promise<BesideFeeds | undefined> {
  const {id, reference, feed} = properties
  const rows = await orm.select({id, reference, feed}).from(properties)
  const beside: BesideFeeds = {fed: new Map(), own: new Set()}
  for (const {id, reference, feed} of rows) {
    if (feed === null) beside.own.add(id)
    else beside.fed.set(id, {reference, feed})
  }
  return beside.fed.size ? beside : undefined
}

const keysOf = ({records}: Pick<CheckedFolder, 'records'>) =>
  records.flatMap(({kind, key}) => (kind === 'properties' ? [key] : []))

/** The rows that stay besides those of the folder. */
export function stayingProperties(checked: Pick<CheckedFolder, 'records'>): SQL {
  return sql`feed is not null and id <> all(${sql.param(keysOf(checked))}::text[])`
}

export function changesBeside(checked: CheckedFolder, {own}: BesideFeeds): FeedChanges {
  const keys = new Set(keysOf(checked))
  const removed = new Set([...own].filter(id => !keys.has(id)))
  return {removed, hidden: [], fingerprints: new Map()}
}

export function refuseTakenReferences({records, problems}: CheckedFolder, {fed}: BesideFeeds) {
  const taken = new Map([...fed].map(([id, {reference, feed}]) => [reference, {id, feed}]))
  const keys = new Set(keysOf({records}))
  for (const {kind, key, file, unique} of records) {
    const by = kind === 'properties' && unique ? taken.get(unique.value) : undefined
    if (!by || by.id === key || keys.has(by.id)) continue
    const says = `"${unique?.value}" is taken by ${by.id}, which the feed ${by.feed} brought. Give it another.`
    problems.push({file, record: key, field: unique?.field, says})
  }
}
