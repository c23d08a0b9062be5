/** What the form of a record is made from. */
import {randomUUID} from 'node:crypto'
import {setImmediate} from 'node:timers/promises'
import {getTableColumns, sql} from 'drizzle-orm'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Fields, Item} from '#server/content/schema/fields.ts'
import {type KindName, kinds} from '#server/content/schema/kinds.ts'
import {contentTables} from '#server/content/tables.ts'
import type {DeskScreens} from '../../../app/core/render.tsx'
import type {RecordName} from './change-record.ts'
import type {FieldProblem} from './check-one.ts'
import {currentRecord, hashOf, type Reader, type Value} from './current-record.ts'
import {findDraft, markOf, problemsOf} from './drafts.ts'
import {nameField, SORTED_NAME, storedPart, wordsHold} from './listed-records.ts'
import {apart, storedTexts} from './picture-texts.ts'
import {publicPath} from './public-path.ts'
import {htmlTexts} from './text-form/html-texts.ts'
import {textOf} from './text-form/text-form.ts'
import {editedFields} from './withdraw-record.ts'

type RecordData = DeskScreens['content/record']

/** More would make a list that nobody reads: then a field searches. */
const MOST_CHOICES = 200

interface Shown {
  /** The language of the desk's own words. */
  locale: Locale
  /** What somebody typed, instead of what is stored. */
  value?: Value
  base?: string
  since?: string
  form?: string | undefined
  order?: string
  problems?: readonly FieldProblem[]
  /** Long texts that are no markup. */
  asTyped?: readonly string[] | undefined
}

/** The draft, else what is published; undefined where there is no such record. */
export async function recordData(
  orm: Reader,
  {kind, key}: RecordName,
  {locale, ...shown}: Shown,
): Promise<RecordData | undefined> {
  const isNew = key === ''
  const current = isNew ? undefined : await currentRecord(orm, kind, key)
  const draft = isNew ? undefined : await findDraft(orm, {kind, key})
  if (!isNew && !current && !draft && !shown.value) return undefined
  const value = shown.value ?? draft?.value ?? current?.value ?? {}
  const {value: own, texts} = apart(value)
  const fields = editable(kinds[kind].fields)
  return {
    ...{kind, key, isNew, fields},
    kindSays: kinds[kind].says,
    isSingle: kinds[kind].files === 'single',
    value: own,
    textForms: {
      ...(await textFormsOf(fields, own)),
      ...Object.fromEntries((shown.asTyped ?? []).map(text => [text, text])),
    },
    pictures: {...(await storedTexts(orm, kind, own)), ...texts},
    base: shown.base ?? (draft && !shown.value ? draft.base : hashOf(current)),
    since: shown.since ?? markOf(draft),
    form: shown.form || randomUUID(),
    ...{isTyped: shown.value !== undefined, order: shown.order},
    draft: draft && {
      ...{actor: draft.actor, savedAt: draft.savedAt.toISOString(), problems: problemsOf(draft)},
      publishAt: draft.publishAt?.toISOString() ?? null,
      isOutdated: draft.base !== hashOf(current),
    },
    state: stateOf(current?.value),
    feed: current?.feed ?? null,
    edited: isNew ? [] : await editedFields(orm, {kind, key}),
    problems: [...(shown.problems ?? [])],
    choices: await choicesOf(orm, fields, locale),
    path: current && publicPath(kind, key, current.value),
  }
}

function stateOf(value: Value | undefined): RecordData['state'] {
  if (!value) return 'new'
  return value.published === false ? 'hidden' : 'published'
}

/** Converts each long text; other requests get their turn between them. */
async function textFormsOf(fields: Fields, value: Value) {
  const forms: Record<string, string> = {}
  for (const html of new Set(htmlTexts(fields, value).map(text => text.html))) {
    const text = textOf(html)
    if (text !== undefined) forms[html] = text
    await setImmediate()
  }
  return forms
}

/** A property's feed is not entered. */
function editable({feed: _feed, ...fields}: Fields): Fields {
  return fields
}

/** Records that fields may name, by their kinds; of kinds with more than that, the first. */
async function choicesOf(orm: Reader, fields: Fields, locale: Locale) {
  const choices: RecordData['choices'] = {}
  for (const kind of targetsOf(fields)) {
    const rows = await findChoices(orm, kind, {locale})
    choices[kind] = {options: rows.slice(0, MOST_CHOICES), isMore: rows.length > MOST_CHOICES}
  }
  return choices
}

function targetsOf(fields: Fields): Set<KindName> {
  const targets = new Set<KindName>()
  const look = (field: Item) => {
    if (field.is === 'reference') targets.add(field.to)
    if (field.is === 'list') look(field.of)
    if (field.is === 'group') Object.values(field.fields).forEach(look)
  }
  Object.values(fields).forEach(look)
  return targets
}

/** Prefers the record's own text in that language. */
function nameIn(kind: KindName, locale: Locale) {
  const field = nameField(kind)
  const isWords = field && (kinds[kind].fields as Fields)[field]?.is === 'words'
  if (!isWords) return sql`null`
  const columns = getTableColumns(contentTables[kind]) as Record<string, {name: string}>
  return sql`named.${sql.identifier(columns[field]?.name ?? field)}->>${locale}::text`
}

/** Records by what their names, in any language, or keys hold, as the site orders them; or all by name. */
export async function findChoices(
  orm: Reader,
  kind: KindName,
  {locale, search = ''}: {locale: Locale; search?: string},
) {
  const isSearch = search.trim() !== ''
  const where = isSearch ? wordsHold(sql`words`, search) : sql`true`
  const order = isSearch ? sql`position` : SORTED_NAME
  const part = storedPart(kind)
  const {rows} = (await orm.execute(
    // The keys first: an index alone finds them.
    sql`with found as materialized (
        select key, ${order} as sorted from (${part}) as listed where ${where}
        order by ${order}, key limit ${MOST_CHOICES + 1})
      select key, coalesce(nullif(${nameIn(kind, locale)}, ''), nullif(listed.name, ''), key) as name
        from found join (${part}) as listed using (key)
        join ${contentTables[kind]} named on named.id = key order by sorted, key`,
  )) as unknown as {rows: {key: string; name: string}[]}
  return rows
}
