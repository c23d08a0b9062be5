/** What all test files of a run share: a PostgreSQL, and a folder for what is made once. */
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {findPostgres, type Postgres} from './postgres.ts'
import {PREPARED} from './prepared.ts'

let postgres: Postgres | undefined
let folder: string

/** Node's test runner calls it before it starts the first file. */
export async function globalSetup() {
  folder = await mkdtemp(join(tmpdir(), 'ocp-prepared-'))
  process.env[PREPARED] = folder
  postgres = await findPostgres()
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url
}

/** And this one after the last. */
export async function globalTeardown() {
  await postgres?.stop()
  await rm(folder, {recursive: true, force: true})
}
