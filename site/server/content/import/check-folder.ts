/** Everything that can be said of a folder of content before it is imported. */
import {inEnglish, type Message} from '../../../app/shared-with-server/message.ts'
import {checkValues, isTaken, linksOf, notThere} from '../schema/check-values.ts'
import type {KindName} from '../schema/kinds.ts'
import type {Problem} from '../schema/problem.ts'
import type {OnProgress} from '../tasks/progress.ts'
import {checkMedia} from './check-media.ts'
import {
  type CheckedFolder,
  type CheckedRecord,
  type KeepValues,
  keepInMemory,
  placeOf,
} from './checked-record.ts'
import {type ContentFolder, openFolder, type RawRecord, recordsOf} from './folder.ts'
import type {RetainedKeys} from './retained-records.ts'

export interface CheckOptions {
  /** Decodes every picture and film, too, which takes seconds for a few hundred. */
  decode?: boolean
  keep?: KeepValues
  /** The kinds to look at; without it all. */
  only?: readonly KindName[]
  /** Keys of records that stay as they are. */
  retained?: RetainedKeys
  signal?: AbortSignal
  onProgress?: OnProgress
}

/** Reads and checks a folder; everything that is wrong with it is in `problems`. */
export async function checkFolder(
  directory: string,
  today: string,
  options: CheckOptions = {},
): Promise<CheckedFolder> {
  const problems: Problem[] = []
  const notices: Problem[] = []
  const folder = await openFolder(directory, problems)
  if (options.only) leaveOthers(folder, options.only)
  const checked: CheckedFolder = {folder, records: [], problems, notices}
  for await (const raw of recordsOf(folder, problems)) {
    options.signal?.throwIfAborted()
    checked.records.push(checkOne(raw, today, checked, options.keep ?? keepInMemory))
    options.onProgress?.({
      stage: 'reading',
      done: checked.records.length,
      total: folder.files.length,
    })
  }
  checkReferences(checked, options.retained)
  checkUnique(checked)
  await checkMedia(checked, options)
  return checked
}

/** Texts of pictures go with the records that show them. */
function leaveOthers(folder: ContentFolder, only: readonly KindName[]) {
  folder.files = folder.files.filter(({kind}) => kind === 'pictures' || only.includes(kind))
}

function checkOne(
  {value, ...record}: RawRecord,
  today: string,
  {problems, notices}: CheckedFolder,
  keep: KeepValues,
): CheckedRecord {
  const {file, key, kind} = record
  const tell = (list: Problem[]) => (field: string, says: Message) =>
    void list.push({file, record: key, ...(field && {field}), says: inEnglish(says)})
  const checking = {report: tell(problems), notice: tell(notices), today}
  const values = checkValues({kind, key, value}, checking)
  const read = keep(values)
  return {
    ...record,
    ...linksOf(kind, key, values),
    get values() {
      return read()
    },
  }
}

type Checked = Pick<CheckedFolder, 'records' | 'problems'>

/** Reports what records name although neither the folder nor the site has it. */
function checkReferences({records, problems}: Checked, retained: RetainedKeys = new Map()) {
  const keys: RetainedKeys = new Map([...retained].map(([kind, known]) => [kind, new Set(known)]))
  for (const {kind, key} of records) keys.set(kind, (keys.get(kind) ?? new Set()).add(key))
  for (const record of records) {
    for (const {to, key, field} of record.references) {
      if (keys.get(to)?.has(key)) continue
      const near = nearest(key, keys.get(to))
      problems.push({
        ...placeOf(record, field),
        says: `${inEnglish(notThere(key, to))}${near ? ` Is "${near}" meant?` : ''}`,
      })
    }
  }
}

/** Reports values that only one record may have. */
function checkUnique({records, problems}: Checked) {
  const seen = new Map<string, CheckedRecord>()
  for (const record of records) {
    if (!record.unique) continue
    const {field, value} = record.unique
    const first = seen.get(`${record.kind} ${value}`)
    if (!first) seen.set(`${record.kind} ${value}`, record)
    else {
      problems.push({...placeOf(record, field), says: inEnglish(isTaken(value, first.key))})
    }
  }
}

/** The key that somebody who mistyped the end of it had in mind. */
const nearest = (given: string, keys: Iterable<string> = []) =>
  [...keys].find(key => key.startsWith(given.slice(0, 4)))
