/**
 * A folder of content: JSON files for the kinds of `kinds.ts`, and `media/` with the files that
 * their records name.
 */
import {readdir, readFile} from 'node:fs/promises'
import {join, sep} from 'node:path'
import {isObject} from '../platform/parse-json.ts'
import {type KindName, kinds} from './schema/kinds.ts'
import type {Problem} from './schema/problem.ts'

/** A record as its file says it, not yet checked. */
export interface RawRecord {
  kind: KindName
  key: string
  /** Path of its file inside the folder. */
  file: string
  value: unknown
}

/** A record as it will be stored, but for its media, which still have the names of the folder. */
export interface CheckedRecord extends Omit<RawRecord, 'value'> {
  values: Record<string, unknown>
}

export interface ContentFolder {
  directory: string
  records: RawRecord[]
  /** The kinds that the folder speaks of, even if it has no record of them. */
  speaksOf: Set<KindName>
  /** Paths of all files below `media/`, with slashes. */
  media: Set<string>
}

export const MEDIA = 'media'
const kindNames = Object.keys(kinds) as KindName[]

/** Reads whatever can be read; the rest is reported as problems. */
export async function readFolder(directory: string, problems: Problem[]): Promise<ContentFolder> {
  const folder: ContentFolder = {directory, records: [], speaksOf: new Set(), media: new Set()}
  const entries = await readdir(directory, {withFileTypes: true})
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || /\.(md|txt)$/.test(entry.name)) continue
    if (entry.isDirectory() && entry.name === MEDIA) folder.media = await listMedia(directory)
    else await readEntry(folder, entry.name, entry.isDirectory(), problems)
  }
  return folder
}

async function readEntry(folder: ContentFolder, name: string, many: boolean, problems: Problem[]) {
  const kind = kindNames.find(kind => name === (many ? kind : `${kind}.json`))
  const files = kind && kinds[kind].files
  if (!kind || (files === 'each') !== many) {
    problems.push({file: name, says: whereItBelongs(name)})
    return
  }
  folder.speaksOf.add(kind)
  if (!many) {
    const all = await readJson(folder.directory, name, problems)
    if (all === undefined) return
    if (files === 'single') {
      folder.records.push({kind, key: kind, file: name, value: all})
      return
    }
    if (!isObject(all)) {
      problems.push({file: name, says: 'must be one object, a record for each key.'})
      return
    }
    for (const [key, value] of Object.entries(all))
      folder.records.push({kind, key, file: name, value})
    return
  }
  for (const inside of (await readdir(join(folder.directory, name))).toSorted()) {
    if (inside.startsWith('.')) continue
    const file = `${name}/${inside}`
    if (!inside.endsWith('.json')) {
      problems.push({file, says: 'is no JSON file. Name it <key>.json, or take it away.'})
      continue
    }
    const value = await readJson(folder.directory, file, problems)
    if (value !== undefined) {
      folder.records.push({kind, key: inside.slice(0, -'.json'.length), file, value})
    }
  }
}

function whereItBelongs(name: string) {
  const kind = kindNames.find(kind => kind === name.replace(/\.json$/, ''))
  if (!kind) {
    return `is no kind of content. There are ${kindNames.join(', ')}, and the folder media.`
  }
  const says = {
    each: `must be a folder, ${kind}/, with a file <key>.json for each record.`,
    one: `must be one file, ${kind}.json, with all records by key.`,
    single: `must be one file, ${kind}.json, which is the record.`,
  }
  return says[kinds[kind].files]
}

async function readJson(directory: string, file: string, problems: Problem[]): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(directory, file), 'utf8'))
  } catch (error) {
    problems.push({file, says: `is not JSON: ${(error as Error).message}. Correct it there.`})
    return undefined
  }
}

async function listMedia(directory: string) {
  const entries = await readdir(join(directory, MEDIA), {recursive: true, withFileTypes: true})
  const root = join(directory, MEDIA) + sep
  return new Set(
    entries
      .filter(entry => entry.isFile())
      .map(({parentPath, name}) => join(parentPath, name).slice(root.length).replaceAll(sep, '/')),
  )
}
