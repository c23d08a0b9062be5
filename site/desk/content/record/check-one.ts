/** The checks of a folder of content, for one record against those that the database has. */

import {sql} from 'drizzle-orm'
import {checkStoredPath} from '#server/content/media/media-path.ts'
import {columnOf} from '#server/content/records/kind-table.ts'
import {checkValues, isTaken, linksOf, notThere} from '#server/content/schema/check-values.ts'
import type {Report} from '#server/content/schema/checking.ts'
import {type KindName, kinds} from '#server/content/schema/kinds.ts'
import {contentTables} from '#server/content/tables.ts'
import {rowsOf} from '#server/platform/db/rows.ts'
import type {Storage} from '#server/platform/storage/storage.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {type Message, message} from '../../../app/shared-with-server/message.ts'
import {apart, checkTexts, type PictureTexts} from '../media/picture-texts.ts'
import {htmlTexts} from '../text-form/html-texts.ts'
import {linkFaults, pictureFaults} from '../text-form/text-faults.ts'
import {type CurrentRecord, isSame, type Reader, type Value} from './current-record.ts'

/** A problem of a field, or a value that is stored differently from the entry. */
export interface FieldProblem {
  /** Such as `faqs[2].answer.fr`; empty for the record itself. */
  field: string
  says: Message
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
  const tell = (list: FieldProblem[]) => (field: string, says: Message) =>
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
    report('', message(/*i18n*/ 'has one record, "{key}".', {key: kind}))
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
      report(field, message(/*i18n*/ 'is not in the storage. Upload it again.'))
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
    report('reference', message(says, {feed: current.feed}))
  }
  return {...value, feed: current.feed}
}

async function isThere(orm: Reader, kind: KindName, key: string) {
  const rows = await rowsOf(orm, sql`select 1 from ${contentTables[kind]} where id = ${key}`)
  return rows.length > 0
}

async function ownerOf(
  orm: Reader,
  kind: KindName,
  key: string,
  {field, value}: {field: string; value: string},
) {
  const [other] = await rowsOf<{id: string}>(
    orm,
    sql`select id from ${contentTables[kind]} where ${columnOf(kind, field)} = ${value} and id <> ${key}`,
  )
  return other?.id
}
