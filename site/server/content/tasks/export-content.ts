/** The content of the site as a folder that can be imported again. */
import {createWriteStream} from 'node:fs'
import {mkdir, readdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import type {Database} from '#server/platform/db/connect.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import type {Storage} from '#server/platform/storage/storage.ts'
import {MEDIA} from '../import/folder.ts'
import {contentPath} from '../media/media-path.ts'
import {storedRecords} from '../records/stored-records.ts'
import {type KindName, kinds} from '../schema/kinds.ts'
import type {OnProgress} from './progress.ts'

export interface Exporting {
  database: Pick<Database, 'ready'>
  storage: Storage
}

interface Options {
  signal?: AbortSignal
  onProgress?: OnProgress
}

export async function exportContent(
  directory: string,
  {database, storage}: Exporting,
  {signal, onProgress}: Options = {},
) {
  await refuseFull(directory)
  const {records, media} = await storedRecords(await database.ready())
  const folder = new Writer(directory)
  for (const kind of Object.keys(kinds) as KindName[]) {
    const own = records.filter(record => record.kind === kind)
    const {files} = kinds[kind]
    if (files === 'single') {
      for (const {value} of own) await folder.json(`${kind}.json`, value)
    } else if (files === 'one') {
      await folder.json(`${kind}.json`, Object.fromEntries(own.map(({key, value}) => [key, value])))
    } else {
      await folder.make(kind)
      for (const {key, value} of own) await folder.json(`${kind}/${key}.json`, value)
    }
  }
  let done = 0
  for (const address of media) {
    signal?.throwIfAborted()
    await folder.media(storage, address)
    onProgress?.({stage: 'files', done: ++done, total: media.size})
  }
  return {records: records.length, files: media.size}
}

async function refuseFull(directory: string) {
  const there = await readdir(directory).catch(() => [])
  if (there.length) {
    throw new OperatorError(`${directory} is not empty. Name a new folder to export into.`)
  }
}

class Writer {
  readonly #directory: string

  constructor(directory: string) {
    this.#directory = directory
  }

  make = (path: string) => mkdir(join(this.#directory, path), {recursive: true})

  async json(file: string, value: unknown) {
    await this.make(dirname(file))
    await writeFile(join(this.#directory, file), `${JSON.stringify(value, null, 2)}\n`)
  }

  async media(storage: Storage, address: string) {
    const found = await storage.find(address)
    if (!found) {
      throw new OperatorError(`The storage has lost ${address}. Import the content again.`)
    }
    const file = join(MEDIA, contentPath(withOwnEnd(address)))
    await this.make(dirname(file))
    await pipeline(await found.read(), createWriteStream(join(this.#directory, file)))
  }
}

/** `villa.3fa9c1d20b71-640.avif`: smaller pictures carry the fingerprint of the one they are from. */
const withOwnEnd = (address: string) => address.replace(/(\.[0-9a-f]{12})(-\d+)(?=\.\w+$)/, '$2$1')
