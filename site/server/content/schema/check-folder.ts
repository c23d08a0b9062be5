/** Everything that can be said of a folder of content before it is imported. */
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {inEnglish, type Saying} from '../../../app/shared-with-server/saying.ts'
import {type CheckedRecord, type KeepValues, keepInMemory} from '../checked-record.ts'
import {type ContentFolder, MEDIA, openFolder, type RawRecord, recordsOf} from '../folder.ts'
import {decodingFault} from '../media/decode-media.ts'
import {checkFile, isDrawing, isRaster} from '../media/media-files.ts'
import {checkMediaPath} from '../media/media-path.ts'
import {WIDTHS} from '../media/prepare-picture.ts'
import {sanitizeSvg} from '../media/sanitize-svg.ts'
import type {OnProgress} from '../progress.ts'
import {checkValues, isTaken, linksOf, notThere} from './check-values.ts'
import type {KindName} from './kinds.ts'
import type {Problem} from './problem.ts'

export interface CheckedFolder {
  folder: ContentFolder
  records: CheckedRecord[]
  /** While there is one, the folder cannot be imported. */
  problems: Problem[]
  /** What the import changes by itself. */
  notices: Problem[]
}

export interface CheckOptions {
  /** Decodes every picture and film, too, which takes seconds for a few hundred. */
  decode?: boolean
  keep?: KeepValues
  /** The kinds to look at; without it all. */
  only?: KindName[]
  /** Keys of records that stay as they are. */
  staying?: Map<KindName, Set<string>>
  signal?: AbortSignal
  onProgress?: OnProgress
}

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
  checkReferences(checked, options.staying)
  checkUnique(checked)
  await checkMedia(checked, options)
  return checked
}

/** Texts of pictures go with the records that show them. */
function leaveOthers(folder: ContentFolder, only: KindName[]) {
  folder.files = folder.files.filter(({kind}) => kind === 'pictures' || only.includes(kind))
}

function checkOne(
  {value, ...record}: RawRecord,
  today: string,
  {problems, notices}: CheckedFolder,
  keep: KeepValues,
): CheckedRecord {
  const {file, key, kind} = record
  const tell = (list: Problem[]) => (field: string, says: Saying) =>
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

function checkReferences(
  {records, problems}: CheckedFolder,
  staying: Map<KindName, Set<string>> = new Map(),
) {
  const keys = new Map(staying)
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

function checkUnique({records, problems}: CheckedFolder) {
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

/** Each file that is named is there, is what its name says, and leaves others their names. */
async function checkMedia(
  {folder, records, problems, notices}: CheckedFolder,
  {decode, signal, only}: CheckOptions,
) {
  const stems = new Map<string, string>()
  for (const {path} of records.flatMap(({media}) => media)) {
    if (isRaster(path) && !stems.has(stemOf(path))) stems.set(stemOf(path), path)
  }
  const faultOf = async (path: string) => {
    if (!folder.media.has(path)) return missing(path)
    const rival = isRaster(path) ? rivalOf(path, stems) : undefined
    if (rival) return shared(rival)
    const file = join(folder.directory, MEDIA, path)
    const fault = await checkFile(file)
    if (fault) return inEnglish(fault)
    return decode ? decodingFault(file) : undefined
  }
  const faults = new Map<string, string | undefined>()
  for (const record of records) {
    // Of records that stay the folder need not have the files.
    if (only && record.kind === 'pictures') continue
    for (const {path, field} of record.media) {
      signal?.throwIfAborted()
      const bad = record.kind === 'pictures' ? checkMediaPath('picture', path) : undefined
      if (!bad && !faults.has(path)) {
        faults.set(path, await faultOf(path))
        if (!faults.get(path)) notices.push(...(await noticesOfDrawing(folder, path)))
      }
      const fault = bad ? inEnglish(bad) : faults.get(path)
      if (fault) problems.push({...placeOf(record, field), says: fault})
    }
  }
}

async function noticesOfDrawing({directory}: ContentFolder, path: string): Promise<Problem[]> {
  if (!isDrawing(path)) return []
  const {removed} = sanitizeSvg(await readFile(join(directory, MEDIA, path), 'utf8'))
  if (!removed.length) return []
  const says = `is stored without ${removed.join(', ')}: a drawing may not run anything, nor fetch from elsewhere.`
  return [{file: `${MEDIA}/${path}`, says}]
}

const missing = (path: string) => `${MEDIA}/${path} is missing. Add the file, or name another one.`
const shared = (rival: string) =>
  `would share the names of smaller files with ${rival}. Rename one of the two.`

const stemOf = (path: string) => path.replace(/\.\w+$/, '')
const SMALLER = new RegExp(`-(?:${WIDTHS.join('|')})\\.(?:avif|webp)$`)

/** Smaller files are called after their picture, whatever its format. */
function rivalOf(path: string, stems: Map<string, string>) {
  const first = stems.get(stemOf(path))
  if (first !== path) return first
  return SMALLER.test(path) ? stems.get(path.replace(SMALLER, '')) : undefined
}

const placeOf = ({file, key}: CheckedRecord, field: string) => ({
  file,
  record: key,
  ...(field && {field}),
})

/** The key that somebody who mistyped the end of it had in mind. */
const nearest = (given: string, keys: Iterable<string> = []) =>
  [...keys].find(key => key.startsWith(given.slice(0, 4)))
