/** The records of a kind as rows of a query: those that are stored, drafts of new ones, removed ones. */
import {getTableColumns, type SQL, sql} from 'drizzle-orm'
import {foldLetters} from '#kit/i18n/fold-letters.ts'
import {contentDrafts, contentVersions} from '#server/content/edit-tables.ts'
import type {Fields} from '#server/content/schema/fields.ts'
import {type KindName, kinds} from '#server/content/schema/kinds.ts'
import {contentTables} from '#server/content/tables.ts'
import {folded} from '#server/platform/db/expressions.ts'
import {canBeHidden} from '../record/change-record.ts'
import {NAME_FIELDS} from '../record-name.ts'

/** Rows of a list at a time. */
export const PAGE = 50

/**
 * Each part is a query of its own with the same columns, so that each is ordered and cut by an index
 * of its table before they are put together.
 */
export function listedParts(kind: KindName, {hasRemoved}: {hasRemoved: boolean}): SQL[] {
  const table = contentTables[kind]
  const isNew = sql`not exists (select from ${table} where id = other.record)`
  const inDraft = (field: string) => sql`other.value->${field}`
  const drafted = sql`
    select other.record as key, ${nameOf(kind, inDraft, true)} as name, ${searched(sql`other.record || ' ' || other.value::text`)} as words,
      other.value->>'reference' as reference, 0 as position, false as published, true as is_new,
      true as draft, other.publish_at, other.problem, null::text as feed, null::text as status,
      other.value->>'permit_expiry' as permit_expiry, null::date as permit_until
    from ${contentDrafts} other where other.kind = ${kind} and ${isNew}`
  const removed = sql`
    select distinct on (record) record as key, ${nameOf(kind, inDraft, true)} as name,
      ${searched(sql`record || ' ' || value::text`)} as words, null::text as reference, 0 as position, false as published,
      false as is_new, false as draft, null::timestamptz as publish_at, null::text as problem,
      null::text as feed, null::text as status, null::text as permit_expiry,
      null::date as permit_until
    from ${contentVersions} other where other.kind = ${kind} and ${isNew}
    order by record, id desc`
  return [storedPart(kind), drafted, ...(hasRemoved && !canBeHidden(kind) ? [removed] : [])]
}

/** The first of the parts: what is in the table of the kind. */
export function storedPart(kind: KindName) {
  const table = contentTables[kind]
  const columns = getTableColumns(table) as Record<string, {name: string}>
  const column = (field: string, none: SQL) => {
    const found = columns[field]
    return found ? sql`stored.${sql.identifier(found.name)}` : none
  }
  const text = (field: string) => column(field, sql`null::text`)
  const isProperty = kind === 'properties'
  // A sold home needs no permit.
  const permit = sql`case when stored.status <> 'SOLD' then stored.permit_expiry::text end`
  return sql`
    select stored.id as key, ${nameOf(kind, text)} as name, ${wordsOf(kind, text)} as words,
      ${text('reference')} as reference, ${positionOf(kind, column)} as position,
      ${column('published', sql`true`)} as published, false as is_new,
      draft.kind is not null as draft, draft.publish_at, draft.problem, ${text('feed')} as feed,
      ${isProperty ? text('status') : sql`null::text`} as status,
      ${isProperty ? permit : sql`null::text`} as permit_expiry,
      ${column('permit_expiry', sql`null::date`)} as permit_until
    from ${table} stored left join ${contentDrafts} draft
      on draft.kind = ${kind} and draft.record = stored.id`
}

/** The field that people know a record by. */
export const nameField = (kind: KindName) =>
  NAME_FIELDS.find(name => Object.hasOwn(kinds[kind].fields, name))

/** In a table texts are columns, and words JSON; in a draft all is JSON, and words may be one text. */
function nameOf(kind: KindName, value: (field: string) => SQL, isDraft = false) {
  const name = nameField(kind)
  if (!name) return sql`''`
  const fields: Fields = kinds[kind].fields
  const own = value(name)
  if (isDraft) return sql`coalesce(${own}->>'en', ${own} #>> '{}', '')`
  return fields[name]?.is === 'words' ? sql`${own}->>'en'` : sql`${own}`
}

/** As the index of the properties has it: a name may be longer than an index takes. */
export const SORTED_NAME = sql`left(lower(name), 200)`

/** `%` and `_` stand for themselves. Some databases know no other capitals than A to Z. */
export function wordsHold(words: SQL, search: string) {
  const small = foldLetters(search.trim())
  const spellings = /^[ -~]*$/.test(small)
    ? [small]
    : [small, small.charAt(0).toUpperCase() + small.slice(1)]
  const wanted = spellings.map(one => `%${one.replace(/[\\%_]/g, '\\$&')}%`)
  return sql`${words} like any(${sql.param(wanted)}::text[])`
}

const searched = (text: SQL) => sql`lower(${folded(text)})`

/** A search looks through the folded key and the name in every language. */
function wordsOf(kind: KindName, value: (field: string) => SQL) {
  if (kind === 'properties') return value('search_words')
  const name = nameField(kind)
  return name ? searched(sql`stored.id || ' ' || ${value(name)}::text`) : sql`lower(stored.id)`
}

/** Articles have none: the newest is first. */
function positionOf(kind: KindName, column: (field: string, none: SQL) => SQL) {
  const fields: Fields = kinds[kind].fields
  if (fields.sort_order) return column('sort_order', sql`0`)
  const day = ['createdAt', 'date', 'updated'].find(name => fields[name]?.is === 'day')
  if (!day) return sql`0`
  return sql`-(${column(day, sql`null::date`)} - date '1970-01-01')`
}
