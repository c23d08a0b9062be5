/** The checks of a folder of content, for one record against those that the database has. */
import {getTableColumns, sql} from 'drizzle-orm'
import {checkStoredPath} from '#server/content/media/media-path.ts'
import {checkValues, isTaken, linksOf, notThere} from '#server/content/schema/check-values.ts'
import type {Report} from '#server/content/schema/checking.ts'
import {type KindName, kinds} from '#server/content/schema/kinds.ts'
import {contentTables} from '#server/content/tables.ts'
import type {Storage} from '#server/platform/storage/storage.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {type Saying, say} from '../../../app/shared-with-server/saying.ts'
import {type CurrentRecord, isSame, type Reader, type Value} from './current-record.ts'
import {apart, checkTexts, type PictureTexts} from './picture-texts.ts'
import {htmlTexts} from './text-form/html-texts.ts'
import {linkFaults} from './text-form/link-faults.ts'
import {pictureFaults} from './text-form/picture-faults.ts'

/** What is wrong with a field, or what is stored otherwise than it was entered. */
export interface FieldProblem {
  /** Such as `faqs[2].answer.fr`; empty for the record itself. */
  field: string
  says: Saying
}

export interface CheckedOne {
  /** As they are stored. */
  values: Value
  texts: PictureTexts
  problems: FieldProblem[]
  notices: FieldProblem[]
}

interface Given {
  kind: KindName
  key: string
  /** As the desk keeps it, with what is said of its pictures. */
  value: Value
  current?: CurrentRecord
}

export async function checkOne(
  orm: Reader,
  storage: Pick<Storage, 'find'>,
  {kind, key, value: draft, current}: Given,
): Promise<CheckedOne> {
  const problems: FieldProblem[] = []
  const notices: FieldProblem[] = []
  const tell = (list: FieldProblem[]) => (field: string, says: Saying) =>
    void list.push({field, says})
  const report = tell(problems)
  const today = officeDay()
  const {value: given, texts: givenTexts} = apart(draft)
  const value = kind === 'properties' ? ofItsFeed(given, current, report) : given
  const values = checkValues(
    {kind, key, value},
    {report, notice: tell(notices), today, mediaFault: checkStoredPath},
  )
  for (const {path, html} of htmlTexts(kinds[kind].fields, value)) {
    for (const says of [...linkFaults(html), ...pictureFaults(html)]) report(path, says)
  }
  if (kinds[kind].files === 'single' && key !== kind) {
    report('', say(/*i18n*/ 'has one record, "{key}".', {key: kind}))
  }
  const {references, media, unique} = linksOf(kind, key, values)
  for (const {to, key: named, field} of references) {
    if (!(await isThere(orm, to, named))) report(field, notThere(named, to))
  }
  if (unique) {
    const other = await ownerOf(orm, kind, key, unique)
    if (other) report(unique.field, isTaken(unique.value, other))
  }
  for (const {path, field} of media) {
    if (!(await storage.find(path))) {
      report(field, say(/*i18n*/ 'is not in the storage. Upload it again.'))
    }
  }
  const named = new Set(media.map(({path}) => path))
  const own = Object.entries(givenTexts).filter(([address]) => named.has(address))
  const texts = checkTexts(Object.fromEntries(own), report, today)
  return {values, texts, problems, notices}
}

/** The feed of a property is never entered, and finds it again by its reference. */
function ofItsFeed(
  {feed: _feed, ...value}: Value,
  current: CurrentRecord | undefined,
  report: Report,
): Value {
  if (!current?.feed) return value
  if (!isSame(value.reference, current.value.reference)) {
    const says = /*i18n*/ 'is how the feed {feed} finds the property. Leave it as it is.'
    report('reference', say(says, {feed: current.feed}))
  }
  return {...value, feed: current.feed}
}

async function isThere(orm: Reader, kind: KindName, key: string) {
  const {rows} = (await orm.execute(
    sql`select 1 from ${contentTables[kind]} where id = ${key}`,
  )) as unknown as {rows: unknown[]}
  return rows.length > 0
}

async function ownerOf(
  orm: Reader,
  kind: KindName,
  key: string,
  {field, value}: {field: string; value: string},
) {
  const columns = getTableColumns(contentTables[kind]) as Record<string, {name: string}>
  const column = sql.identifier(columns[field]?.name ?? field)
  const {rows} = (await orm.execute(
    sql`select id from ${contentTables[kind]} where ${column} = ${value} and id <> ${key}`,
  )) as unknown as {rows: {id: string}[]}
  return rows[0]?.id
}
