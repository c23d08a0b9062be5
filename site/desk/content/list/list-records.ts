/** The records of a kind a page at a time, those that are only drafts or were withdrawn among them. */

import {type SQL, sql} from 'drizzle-orm'
import {contentDrafts} from '#server/content/edit-tables.ts'
import {type KindName, kinds} from '#server/content/schema/kinds.ts'
import {contentTables} from '#server/content/tables.ts'
import {rowsOf} from '#server/platform/db/rows.ts'
import {canBeHidden} from '../record/change-record.ts'
import type {Reader} from '../record/current-record.ts'
import {listedParts, PAGE, SORTED_NAME, wordsHold} from './listed-records.ts'
import {endsSoon} from './permits.ts'

export const filters = ['published', 'draft', 'scheduled', 'withdrawn', 'feed', 'permit'] as const
export type Filter = (typeof filters)[number]

/** Filters that a kind has something for. */
export const filtersOf = (kind: KindName): readonly Filter[] =>
  kind === 'properties' ? filters : filters.filter(one => one !== 'feed' && one !== 'permit')

export interface ListRequest {
  kind: KindName
  search?: string
  filter?: Filter
  /** By the position on the site, or by the name. */
  order?: 'position' | 'name'
  /** `next` of the page before. */
  after?: string
}

export interface ListedRecord {
  key: string
  /** In English; the key where the kind has no name. */
  name: string
  reference: string | null
  /** Visitors see it, but for an expired permit. */
  isPublished: boolean
  hasDraft: boolean
  publishAt: Date | null
  /** Why it was not published when it should have been. */
  problem: string | null
  feed: string | null
  permitExpiry: string | null
}

export interface ListPage {
  records: ListedRecord[]
  /** None: it is the last page. */
  next?: string
}

export async function listRecords(orm: Reader, request: ListRequest): Promise<ListPage> {
  const {kind, search, filter, order = 'position', after} = request
  const sort = order === 'name' ? SORTED_NAME : sql`position`
  const conditions = [
    ...(search ? [wordsHold(sql`words`, search)] : []),
    ...(filter ? [CONDITIONS[filter]()] : []),
    ...(after ? [afterOf(after, sort, order)] : []),
  ]
  const where = conditions.length ? sql.join(conditions, sql` and `) : sql`true`
  const parts = listedParts(kind, {hasRemoved: filter === 'withdrawn'})
  // A page of each part, which an index may find, instead of all rows of all of them.
  const pages = parts.map(
    part => sql`(select key, ${sort} as sorted from (${part}) as listed where ${where}
      order by ${sort}, key limit ${PAGE + 1})`,
  )
  const whole = parts.map(
    part => sql`select listed.*, page.sorted from page join (${part}) as listed using (key)`,
  )
  const rows = await rowsOf<Row & {sorted: unknown}>(
    orm,
    // The keys of a page first: to read the names of all records takes most of the time.
    sql`with page as materialized (
        select * from (${sql.join(pages, sql` union all `)}) as pages
        order by sorted, key limit ${PAGE + 1})
      ${sql.join(whole, sql` union all `)} order by sorted, key`,
  )
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  const isMore = rows.length > PAGE && last
  return {
    records: shown.map(recordOf),
    ...(isMore && {next: JSON.stringify([last.sorted, last.key])}),
  }
}

interface Row {
  key: string
  name: string | null
  reference: string | null
  published: boolean
  draft: boolean
  publish_at: Date | string | null
  problem: string | null
  feed: string | null
  permit_expiry: string | null
}

const recordOf = (row: Row): ListedRecord => ({
  key: row.key,
  name: row.name || row.key,
  reference: row.reference,
  isPublished: row.published,
  hasDraft: row.draft,
  publishAt: row.publish_at ? new Date(row.publish_at) : null,
  problem: row.problem,
  feed: row.feed,
  permitExpiry: row.permit_expiry,
})

const CONDITIONS: Record<Filter, () => SQL> = {
  published: () => sql`published`,
  draft: () => sql`draft`,
  scheduled: () => sql`publish_at is not null`,
  withdrawn: () => sql`not published and not is_new`,
  feed: () => sql`feed is not null`,
  permit: () => endsSoon(sql`permit_until`),
}

function afterOf(after: string, sort: SQL, order: 'position' | 'name') {
  const [sorted, key] = readAfter(after)
  const value = order === 'name' ? sql`${`${sorted}`}::text` : sql`${positionIn(sorted)}::integer`
  return sql`(${sort}, key) > (${value}, ${`${key}`})`
}

const MOST = 2 ** 31 - 1

const positionIn = (sorted: unknown) =>
  Math.min(MOST, Math.max(-MOST, Math.trunc(Number(sorted)) || 0))

/** An address may have been changed by hand. */
function readAfter(after: string): [unknown, unknown] {
  try {
    const read = JSON.parse(after)
    return Array.isArray(read) ? [read[0], read[1]] : ['', '']
  } catch {
    return ['', '']
  }
}

export interface KindCount {
  kind: KindName
  published: number
  drafts: number
}

/** How many of each kind visitors may see, and how many are being worked on. */
export async function countRecords(orm: Reader): Promise<KindCount[]> {
  const counts: KindCount[] = []
  const rows = await rowsOf<{kind: string; drafts: number}>(
    orm,
    sql`select kind, count(*)::int as drafts from ${contentDrafts} group by kind`,
  )
  for (const kind of editedKinds) {
    const where = canBeHidden(kind) ? sql`where published` : sql``
    const [found] = await rowsOf<{published: number}>(
      orm,
      sql`select count(*)::int as published from ${contentTables[kind]} ${where}`,
    )
    const drafts = rows.find(row => row.kind === kind)?.drafts ?? 0
    counts.push({kind, published: found?.published ?? 0, drafts})
  }
  return counts
}

/** Texts of pictures are edited with the records that show them. */
export const editedKinds = (Object.keys(kinds) as KindName[]).filter(kind => kind !== 'pictures')
