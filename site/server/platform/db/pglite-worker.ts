/**
 * Runs the embedded database on a thread of its own: a long query there leaves the server free to
 * accept leads. Speaks the messages of pglite.ts.
 */
import {existsSync, rmSync} from 'node:fs'
import {open, rename} from 'node:fs/promises'
import {dirname} from 'node:path'
import {parentPort, workerData} from 'node:worker_threads'
import {type ParserOptions, PGlite, types} from '@electric-sql/pglite'
import {btree_gist} from '@electric-sql/pglite/contrib/btree_gist'
import type {FromWorker, ToWorker} from './pglite.ts'
import {answerTo} from './remote-client.ts'

const {directory, create} = workerData as {directory: string; create: boolean}
const reply = (message: FromWorker) => parentPort?.postMessage(message)

// Half the default's memory goes to buffers that a single session does not need (measured:
// 376 MB resident with 128 MB of buffers, 245 MB with 16 MB).
// Files of the log that are used again would keep what was deleted.
const startParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'shared_buffers=16MB',
  '-c',
  'wal_recycle=off',
]

// Constraints of viewings have ranges of times beside other columns.
const extensions = {btree_gist}

// Drizzle parses dates and times itself and wants their text.
const asText = (value: string) => value
const ARRAYS = [1231, 1115, 1185, 1187, 1182]
const DATES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAYS]
const parsers: ParserOptions = Object.fromEntries(DATES.map(type => [type, asText]))

if (create) {
  await createDatabase()
  process.exit(0)
}

const database = await PGlite.create({dataDir: directory, startParams, parsers, extensions})
parentPort?.on('message', answer)
reply({is: 'open'})

/** A new database appears under its name only when it is whole, so a kill leaves none by halves. */
async function createDatabase() {
  const unfinished = `${directory}.unfinished`
  if (existsSync(unfinished)) rmSync(unfinished, {recursive: true})
  const fresh = await PGlite.create({dataDir: unfinished, startParams, extensions})
  await fresh.close()
  await rename(unfinished, directory)
  const parent = await open(dirname(directory))
  await parent.sync()
  await parent.close()
}

async function answer(message: ToWorker) {
  if (message.is === 'close') {
    await database.close()
    process.exit(0)
  }
  const {id, sql, params, rowMode} = message
  reply(await answerTo(id, database.query(sql, params, {rowMode})))
}
