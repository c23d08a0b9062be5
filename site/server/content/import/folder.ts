/**
 * A folder of content: JSON files for the kinds of `kinds.ts`, and `media/` with the files that
 * their records name.
 */
import {readFileSync} from 'node:fs'
import {readdir} from 'node:fs/promises'
import {join, sep} from 'node:path'
import {setImmediate} from 'node:timers/promises'
import {isObject} from '#server/platform/parse-json.ts'
import {type KindName, kindNames, kinds} from '../schema/kinds.ts'
import type {Problem} from '../schema/problem.ts'

/** A record as its file says it, not yet checked. */
export interface RawRecord {
  kind: KindName
  key: string
  /** Path of its file inside the folder. */
  file: string
  value: unknown
}

export interface ContentFolder {
  directory: string
  files: {kind: KindName; file: string}[]
  /** The kinds that the folder speaks of, even if it has no record of them. */
  speaksOf: Set<KindName>
  /** Paths of all files below `media/`, with slashes. */
  media: Set<string>
}

export const MEDIA = 'media'

/** Finds whatever can be found; the rest is reported as problems. */
export async function openFolder(directory: string, problems: Problem[]): Promise<ContentFolder> {
  const folder: ContentFolder = {directory, files: [], speaksOf: new Set(), media: new Set()}
  const entries = await readdir(directory, {withFileTypes: true})
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || /\.(md|txt)$/.test(entry.name)) continue
    if (entry.isDirectory() && entry.name === MEDIA) folder.media = await listMedia(directory)
    else await findRecords(folder, entry.name, entry.isDirectory(), problems)
  }
  return folder
}

async function findRecords(
  folder: ContentFolder,
  name: string,
  many: boolean,
  problems: Problem[],
) {
  const kind = kindNames.find(kind => name === (many ? kind : `${kind}.json`))
  if (!kind || (kinds[kind].files === 'each') !== many) {
    problems.push({file: name, says: whereItBelongs(name)})
    return
  }
  folder.speaksOf.add(kind)
  if (!many) {
    folder.files.push({kind, file: name})
    return
  }
  for (const inside of (await readdir(join(folder.directory, name))).toSorted()) {
    if (inside.startsWith('.')) continue
    const file = `${name}/${inside}`
    if (inside.endsWith('.json')) folder.files.push({kind, file})
    else problems.push({file, says: 'is no JSON file. Name it <key>.json, or take it away.'})
  }
}

/** Files that are read before others have a turn: one by one, that takes a third of the time. */
const PAUSE = 50

/** One after the other: thousands would not fit into memory at once. */
export async function* recordsOf(
  {directory, files}: Pick<ContentFolder, 'directory' | 'files'>,
  problems: Problem[],
): AsyncGenerator<RawRecord> {
  for (const [index, {kind, file}] of files.entries()) {
    if (index % PAUSE === 0) await setImmediate()
    const value = readJson(directory, file, problems)
    if (value === undefined) continue
    if (kinds[kind].files === 'each') {
      const key = file.slice(kind.length + 1, -'.json'.length)
      yield {kind, key, file, value}
    } else if (kinds[kind].files === 'single') yield {kind, key: kind, file, value}
    else if (isObject(value)) {
      for (const [key, one] of Object.entries(value)) yield {kind, key, file, value: one}
    } else problems.push({file, says: 'must be one object, a record for each key.'})
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

function readJson(directory: string, file: string, problems: Problem[]): unknown {
  try {
    return JSON.parse(readFileSync(join(directory, file), 'utf8'))
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
