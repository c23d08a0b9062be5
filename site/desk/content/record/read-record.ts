/** Builds the data of a record's form. */

import {randomUUID} from 'node:crypto'
import {setImmediate} from 'node:timers/promises'
import {sql} from 'drizzle-orm'
import type {Locale} from '#kit/i18n/locale.ts'
import {columnOf} from '#server/content/records/kind-table.ts'
import type {Fields, Item} from '#server/content/schema/fields.ts'
import {type KindName, kinds} from '#server/content/schema/kinds.ts'
import {contentTables} from '#server/content/tables.ts'
import {rowsOf} from '#server/platform/db/rows.ts'
import {nameField, SORTED_NAME, storedPart, wordsHold} from '../list/listed-records.ts'
import {apart, type PictureTexts, storedTexts} from '../media/picture-texts.ts'
import {publicPath} from '../preview/public-path.ts'
import {htmlTexts} from '../text-form/html-texts.ts'
import {textOf} from '../text-form/text-form.ts'
import type {RecordName} from './change-record.ts'
import type {FieldProblem} from './check-one.ts'
import {currentRecord, hashOf, type Reader, type Value} from './current-record.ts'
import {findDraft, markOf, problemsOf} from './drafts.ts'
import {editedFields} from './withdraw-record.ts'

export interface RecordData {
  kind: KindName
  /** Empty for one that is new. */
  key: string
  isNew: boolean
  /** The key of a new record, as somebody typed it. */
  typedKey?: string
  /** There is one record of this kind. */
  isSingle: boolean
  /** The description of the kind, in English. */
  kindSays: string
  fields: Fields
  /** As the desk keeps it; a draft may hold anything. */
  value: Value
  /** Its long texts that can be edited without markup, by their markup. */
  textForms: Record<string, string>
  /** Alt text and focus of the pictures that it names. */
  pictures: PictureTexts
  base: string
  since: string
  /** An id of this form: what it saves, it may save again. */
  form: string
  /** It shows what was sent, which is not stored. */
  isTyped: boolean
  /** The button that could not do what it says because of the problems. */
  order?: string | undefined
  draft?:
    | {
        actor: string
        savedAt: Date
        publishAt: Date | null
        /** Why it was not published at its time. */
        problems: FieldProblem[]
        /** Something else was published since it was begun. */
        isOutdated: boolean
      }
    | undefined
  state: 'new' | 'published' | 'hidden'
  feed: string | null
  /** Fields that people changed; imports and feeds leave them. */
  edited: string[]
  problems: FieldProblem[]
  /** Records that fields may name, by kind. */
  choices: Partial<Record<KindName, {options: {key: string; name: string}[]; isMore: boolean}>>
  /** Its page on the site. */
  path?: string | undefined
}

/** More would make a list that nobody reads: then a field searches. */
const MOST_CHOICES = 200

interface Shown {
  /** The language of the desk's own words. */
  locale: Locale
  /** The value that somebody typed, instead of the stored one. */
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
    kind,
    key,
    isNew,
    fields,
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
    isTyped: shown.value !== undefined,
    order: shown.order,
    draft: draft && {
      actor: draft.actor,
      savedAt: draft.savedAt,
      problems: problemsOf(draft),
      publishAt: draft.publishAt,
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
  return sql`named.${sql.identifier(columnOf(kind, field)?.name ?? field)}->>${locale}::text`
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
  return rowsOf<{key: string; name: string}>(
    orm,
    // The keys first: an index alone finds them.
    sql`with found as materialized (
        select key, ${order} as sorted from (${part}) as listed where ${where}
        order by ${order}, key limit ${MOST_CHOICES + 1})
      select key, coalesce(nullif(${nameIn(kind, locale)}, ''), nullif(listed.name, ''), key) as name
        from found join (${part}) as listed using (key)
        join ${contentTables[kind]} named on named.id = key order by sorted, key`,
  )
}
