/** The records of a kind a page at a time, those that are only drafts or were withdrawn among them. */
import {getTableColumns, type SQL, sql} from 'drizzle-orm'
import {officeDay} from '../../../../widgets/shared/office-day.ts'
import type {Fields} from '../../content/schema/fields.ts'
import {type KindName, kinds} from '../../content/schema/kinds.ts'
import {contentTables} from '../../platform/db/content-schema.ts'
import {contentDrafts, contentVersions} from '../../platform/db/desk-schema.ts'
import {canBeHidden} from './change-record.ts'
import type {Reader} from './current-record.ts'

export const filters = ['published', 'draft', 'scheduled', 'withdrawn', 'feed', 'permit'] as const
export type Filter = (typeof filters)[number]

export const PAGE = 50

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
  const sort = order === 'name' ? sql`lower(name)` : sql`position`
  const conditions = [
    ...(search ? [searchOf(search)] : []),
    ...(filter ? [CONDITIONS[filter]()] : []),
    ...(after ? [afterOf(after, sort, order)] : []),
  ]
  const where = conditions.length ? sql.join(conditions, sql` and `) : sql`true`
  const {rows} = (await orm.execute(
    // The keys of a page first: to read the names of all records takes most of the time.
    sql`with page as materialized (
        select key, ${sort} as sorted from (${listed(kind, filter)}) as listed where ${where}
        order by ${sort}, key limit ${PAGE + 1})
      select shown.*, page.sorted from page
        join (${listed(kind, filter)}) as shown on shown.key = page.key
      order by page.sorted, page.key`,
  )) as unknown as {rows: (Row & {sorted: unknown})[]}
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

/** `%` and `_` stand for themselves. Some databases know no other capitals than A to Z. */
function searchOf(search: string) {
  const given = search.trim()
  const small = given.toLowerCase()
  const others = [small, small.charAt(0).toUpperCase() + small.slice(1)]
  const spellings = /^[ -~]*$/.test(given) ? [given] : [given, ...others]
  const wanted = spellings.map(one => `%${one.replace(/[\\%_]/g, '\\$&')}%`)
  const isAny = sql`ilike any(${sql.param(wanted)}::text[])`
  return sql`(key ${isAny} or words ${isAny} or reference ${isAny})`
}

const CONDITIONS: Record<Filter, () => SQL> = {
  published: () => sql`published`,
  draft: () => sql`draft`,
  scheduled: () => sql`publish_at is not null`,
  withdrawn: () => sql`not published and not is_new`,
  feed: () => sql`feed is not null`,
  permit: () =>
    sql`published and permit_expiry is not null
      and permit_expiry <= (${officeDay()}::date + 30)::text`,
}

function afterOf(after: string, sort: SQL, order: 'position' | 'name') {
  const [sorted, key] = readAfter(after)
  const value = order === 'name' ? sql`${`${sorted}`}::text` : sql`${Number(sorted) || 0}::bigint`
  return sql`(${sort}, key) > (${value}, ${`${key}`})`
}

/** An address may have been changed by hand. */
function readAfter(after: string): [unknown, unknown] {
  try {
    const read = JSON.parse(after)
    return Array.isArray(read) ? [read[0], read[1]] : ['', '']
  } catch {
    return ['', '']
  }
}

/** A sold home needs none. */
const PERMIT = sql`case when stored.status <> 'SOLD' then stored.permit_expiry::text end`

/** Records of the table, drafts of new ones, and those that were removed. */
function listed(kind: KindName, filter: Filter | undefined) {
  const table = contentTables[kind]
  const columns = getTableColumns(table) as Record<string, {name: string}>
  const column = (field: string, none: SQL) => {
    const found = columns[field]
    return found ? sql`stored.${sql.identifier(found.name)}` : none
  }
  const isProperty = kind === 'properties'
  const words = wordsOf(kind, field => column(field, sql`null`))
  const stored = sql`
    select stored.id as key, ${nameOf(kind, field => column(field, sql`null`))} as name,
      ${words} as words, ${column('reference', sql`null::text`)} as reference,
      ${positionOf(kind, column)} as position,
      ${column('published', sql`true`)} as published, false as is_new,
      draft.kind is not null as draft, draft.publish_at, draft.problem,
      ${column('feed', sql`null::text`)} as feed,
      ${isProperty ? PERMIT : sql`null::text`} as permit_expiry
    from ${table} stored left join ${contentDrafts} draft
      on draft.kind = ${kind} and draft.record = stored.id`
  const isNew = sql`not exists (select from ${table} where id = other.record)`
  const inDraft = (field: string) => sql`other.value->${field}`
  const drafted = sql`
    select other.record, ${nameOf(kind, inDraft, true)}, other.value::text,
      other.value->>'reference', 0::bigint, false, true, true, other.publish_at, other.problem,
      null::text, other.value->>'permit_expiry'
    from ${contentDrafts} other where other.kind = ${kind} and ${isNew}`
  const parts = [stored, drafted]
  if (filter === 'withdrawn' && !canBeHidden(kind)) {
    parts.push(sql`
      select * from (select distinct on (record) record, ${nameOf(kind, inDraft, true)}, value::text,
        null::text, 0::bigint, false, false, false, null::timestamptz, null::text, null::text,
        null::text
      from ${contentVersions} other where other.kind = ${kind} and ${isNew}
      order by record, id desc) as removed`)
  }
  return sql.join(parts, sql` union all `)
}

const NAMES = ['name', 'title', 'heading', 'author_name', 'url']

/** The field that people know a record by. */
const nameField = (kind: KindName) => NAMES.find(name => Object.hasOwn(kinds[kind].fields, name))

/** In a table texts are columns, and words JSON; in a draft all is JSON, and words may be one text. */
function nameOf(kind: KindName, value: (field: string) => SQL, isDraft = false) {
  const name = nameField(kind)
  if (!name) return sql`null::text`
  const fields: Fields = kinds[kind].fields
  const own = value(name)
  if (isDraft) return sql`coalesce(${own}->>'en', ${own} #>> '{}')`
  return fields[name]?.is === 'words' ? sql`${own}->>'en'` : sql`${own}`
}

/** The name of a stored row, as `stored` in a query. */
export function nameSql(kind: KindName) {
  const columns = getTableColumns(contentTables[kind]) as Record<string, {name: string}>
  return nameOf(kind, field => sql`stored.${sql.identifier(columns[field]?.name ?? field)}`)
}

/** What a search looks through: the name in every language. */
function wordsOf(kind: KindName, value: (field: string) => SQL) {
  const name = nameField(kind)
  return name ? sql`${value(name)}::text` : sql`null::text`
}

/** Articles have none: the newest is first. */
function positionOf(kind: KindName, column: (field: string, none: SQL) => SQL) {
  const fields: Fields = kinds[kind].fields
  if (fields.sort_order) return sql`${column('sort_order', sql`0`)}::bigint`
  const day = ['createdAt', 'date', 'updated'].find(name => fields[name]?.is === 'day')
  if (!day) return sql`0::bigint`
  return sql`-(${column(day, sql`null`)} - date '1970-01-01')::bigint`
}

/** How many of each kind visitors may see, and how many are being worked on. */
export async function countRecords(orm: Reader) {
  const counts: Partial<Record<KindName, {published: number; drafts: number}>> = {}
  const {rows} = (await orm.execute(
    sql`select kind, count(*)::int as drafts from ${contentDrafts} group by kind`,
  )) as unknown as {rows: {kind: string; drafts: number}[]}
  for (const kind of editedKinds) {
    const where = canBeHidden(kind) ? sql`where published` : sql``
    const {rows: found} = (await orm.execute(
      sql`select count(*)::int as published from ${contentTables[kind]} ${where}`,
    )) as unknown as {rows: {published: number}[]}
    const drafts = rows.find(row => row.kind === kind)?.drafts ?? 0
    counts[kind] = {published: found[0]?.published ?? 0, drafts}
  }
  return counts
}

/** Texts of pictures are edited with the records that show them. */
export const editedKinds = (Object.keys(kinds) as KindName[]).filter(kind => kind !== 'pictures')
