/** Everything that can be said of a folder of content before it is imported. */
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {type CheckedRecord, type ContentFolder, MEDIA, readFolder} from '../folder.ts'
import {decodingFault} from '../media/decode-media.ts'
import {checkFile, isDrawing, isRaster} from '../media/media-files.ts'
import {checkMediaPath} from '../media/media-path.ts'
import {WIDTHS} from '../media/prepare-picture.ts'
import {sanitizeSvg} from '../media/sanitize-svg.ts'
import {checkRecord} from './check-record.ts'
import {checkRules} from './check-rules.ts'
import type {Field, Item} from './fields.ts'
import {type KindName, kinds} from './kinds.ts'
import type {Problem} from './problem.ts'

export interface CheckedFolder {
  folder: ContentFolder
  records: CheckedRecord[]
  /** While there is one, the folder cannot be imported. */
  problems: Problem[]
  /** What the import changes by itself. */
  notices: Problem[]
}

/** Keys are part of addresses; those of pictures are paths. */
const KEY = /^[a-z0-9][a-z0-9-]{0,99}$/
const BAD_KEY = 'is no key: it stands in addresses. Use small letters, digits and dashes.'

interface CheckOptions {
  /** Decodes every picture and film, too, which takes seconds for a few hundred. */
  decode?: boolean
}

export async function checkFolder(
  directory: string,
  today: string,
  {decode = false}: CheckOptions = {},
): Promise<CheckedFolder> {
  const problems: Problem[] = []
  const notices: Problem[] = []
  const folder = await readFolder(directory, problems)
  const records = folder.records.map(({value, ...record}): CheckedRecord => {
    const {file, key, kind} = record
    const tell = (list: Problem[]) => (field: string, says: string) =>
      void list.push({file, record: key, ...(field && {field}), says})
    if (kind !== 'pictures' && !KEY.test(key)) tell(problems)('', BAD_KEY)
    const checking = {report: tell(problems), notice: tell(notices), today}
    return {...record, values: checkRecord(kinds[kind].fields, value, checking)}
  })
  const checked = {folder, records, problems, notices}
  checkReferences(checked)
  checkUnique(checked)
  checkRules(records, problems)
  await checkMedia(checked, decode)
  return checked
}

function checkReferences({records, problems}: CheckedFolder) {
  const keys = new Map<KindName, Set<string>>()
  for (const {kind, key} of records) keys.set(kind, (keys.get(kind) ?? new Set()).add(key))
  for (const record of records) {
    eachValue(record, (field, value, path) => {
      if (field.is !== 'reference' || keys.get(field.to)?.has(value)) return
      const near = nearest(value, keys.get(field.to))
      problems.push({
        ...placeOf(record, path),
        says: `names "${value}", but ${field.to} has no such record.${near ? ` Is "${near}" meant?` : ''}`,
      })
    })
  }
}

function checkUnique({records, problems}: CheckedFolder) {
  const seen = new Map<string, CheckedRecord>()
  for (const record of records) {
    for (const [name, field] of Object.entries<Field>(kinds[record.kind].fields)) {
      const value = record.values[name]
      if (field.is !== 'text' || !field.unique || value === undefined) continue
      const first = seen.get(`${record.kind} ${name} ${value}`)
      if (!first) seen.set(`${record.kind} ${name} ${value}`, record)
      else {
        const says = `"${value}" is taken by ${first.key}. Give each record its own.`
        problems.push({...placeOf(record, name), says})
      }
    }
  }
}

/** Each file that is named is there, is what its name says, and leaves others their names. */
async function checkMedia({folder, records, problems, notices}: CheckedFolder, decode: boolean) {
  const named = records.flatMap(record => namedMedia(record).map(each => ({...each, record})))
  const stems = new Map<string, string>()
  for (const {path} of named) {
    if (isRaster(path) && !stems.has(stemOf(path))) stems.set(stemOf(path), path)
  }
  const faultOf = async (path: string) => {
    if (!folder.media.has(path)) return missing(path)
    const rival = isRaster(path) ? rivalOf(path, stems) : undefined
    if (rival) return shared(rival)
    const file = join(folder.directory, MEDIA, path)
    return (await checkFile(file)) ?? (decode ? decodingFault(file) : undefined)
  }
  const faults = new Map<string, string | undefined>()
  for (const {path, field, record} of named) {
    const bad = record.kind === 'pictures' ? checkMediaPath('picture', path) : undefined
    if (!bad && !faults.has(path)) {
      faults.set(path, await faultOf(path))
      if (!faults.get(path)) notices.push(...(await noticesOfDrawing(folder, path)))
    }
    const fault = bad ?? faults.get(path)
    if (fault) problems.push({...placeOf(record, field), says: fault})
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

interface NamedMedia {
  path: string
  field: string
}

function namedMedia(record: CheckedRecord) {
  const named: NamedMedia[] = record.kind === 'pictures' ? [{path: record.key, field: ''}] : []
  eachValue(record, ({is}, path, field) => {
    if (is === 'media') named.push({path, field})
  })
  return named
}

/** The files that a record names. */
export const mediaOf = (record: CheckedRecord) => namedMedia(record).map(({path}) => path)

/** Calls back with every untranslated text inside a record, and with its path. */
function eachValue(
  {kind, values}: Pick<CheckedRecord, 'kind' | 'values'>,
  visit: (field: Field | Item, value: string, path: string) => void,
) {
  const walk = (field: Field | Item, value: unknown, path: string) => {
    if (value === undefined) return
    if (field.is === 'list') {
      for (const [index, item] of (value as unknown[]).entries())
        walk(field.of, item, `${path}[${index}]`)
    } else if (field.is === 'group') {
      for (const [name, inside] of Object.entries(field.fields)) {
        walk(inside, (value as Record<string, unknown>)[name], `${path}.${name}`)
      }
    } else if (typeof value === 'string') visit(field, value, path)
  }
  for (const [name, field] of Object.entries<Field>(kinds[kind].fields))
    walk(field, values[name], name)
}

/** The key that somebody who mistyped the end of it had in mind. */
const nearest = (given: string, keys: Iterable<string> = []) =>
  [...keys].find(key => key.startsWith(given.slice(0, 4)))
