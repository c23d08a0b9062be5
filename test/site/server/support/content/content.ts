/** A folder of content in its own directory, valid or changed for a test. */
import assert from 'node:assert/strict'
import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {type KindName, kinds} from '#server/content/schema/kinds.ts'
import {startApi, type TestApi} from '../api/api.ts'
import type {TestDatabase} from '../databases/databases.ts'
import {newDirectory} from '../storage/directories.ts'
import {exampleRecords, type Records} from './content-records.ts'
import {mp4, mp4With, pdf, raster, svg} from './media-samples.ts'

export interface Folder {
  /** A kind that is deleted is left out. */
  records: Partial<Records>
  /** Files by path: media, and others that a test adds. Undefined removes one. */
  files: Record<string, string | Buffer | undefined>
}

export type Change = (folder: Folder) => void

/** The directory of the example, changed. */
export async function newFolder(...changes: Change[]): Promise<string> {
  const folder: Folder = {records: exampleRecords(), files: await exampleMedia()}
  for (const change of changes) change(folder)
  const directory = await newDirectory()
  for (const [path, content] of Object.entries({...recordFiles(folder), ...folder.files})) {
    if (content === undefined) continue
    await mkdir(join(directory, dirname(path)), {recursive: true})
    await writeFile(join(directory, path), content)
  }
  return directory
}

/** Fields of one record, which is made when there is none. */
export const set =
  (kind: KindName, key: string, values: Record<string, unknown>): Change =>
  ({records}) => {
    const own = records[kind] ?? {}
    records[kind] = {...own, [key]: {...own[key], ...values}}
  }

export const remove =
  (kind: KindName, key: string): Change =>
  ({records}) => {
    delete records[kind]?.[key]
  }

export const leaveOut =
  (kind: KindName): Change =>
  ({records}) => {
    delete records[kind]
  }

export const addFile =
  (path: string, content: string | Buffer | undefined): Change =>
  ({files}) => {
    files[path] = content
  }

function recordFiles({records}: Folder) {
  const files: Record<string, string> = {}
  for (const [kind, own] of Object.entries(records)) {
    const {files: place} = kinds[kind as KindName]
    if (place === 'single') {
      for (const one of Object.values(own)) files[`${kind}.json`] = JSON.stringify(one)
    } else if (place === 'one') files[`${kind}.json`] = JSON.stringify(own)
    else
      for (const [key, one] of Object.entries(own))
        files[`${kind}/${key}.json`] = JSON.stringify(one)
  }
  return files
}

let media: Promise<Record<string, Buffer>> | undefined

async function exampleMedia() {
  media ??= makeMedia()
  return {...(await media)}
}

const makeMedia = async () => ({
  'media/pictures/sea.png': await raster(1),
  'media/pictures/garden.webp': await raster(2, 'webp', 40, 60),
  'media/pictures/large.jpg': await raster(3, 'jpeg', 400, 200),
  'media/pictures/qr.png': await raster(4, 'png', 20, 20),
  'media/portraits/anna.jpg': await raster(5, 'jpeg'),
  'media/wordmarks/north.svg': svg,
  'media/films/anna.mp4': mp4,
  'media/films/bay.mp4': mp4With('bay'),
  'media/documents/bay.pdf': pdf,
  'media/documents/bay-plan.pdf': Buffer.concat([pdf, Buffer.from('%plan\n')]),
})

/** The API on a new database that has this content. */
export async function startWithContent(
  database: TestDatabase,
  directory: string,
  env: Record<string, string> = {},
): Promise<TestApi> {
  const api = await startApi({...(await database.prepare()), ...env})
  await importInto(api, directory)
  return api
}

export async function importInto({content}: Pick<TestApi, 'content'>, directory: string) {
  const report = await content.perform('import', directory)
  assert.equal(report.is, 'imported', JSON.stringify(report))
}
