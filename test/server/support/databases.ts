/** Both databases, for tests that make the same claims on each. */
import {cp} from 'node:fs/promises'
import {join} from 'node:path'
import {after} from 'node:test'
import {openDatabase} from '../../../site/server/db/connect.ts'
import {newDirectory} from './directories.ts'
import {findPostgres} from './postgres.ts'

export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL'
  /** What the environment of a server on a new, empty data directory is. */
  prepare(): Promise<{DATA_DIR: string; DATABASE_URL?: string}>
}

let template: Promise<string> | undefined

/** Creating an embedded database takes seconds; copying an empty one does not. */
async function embeddedTemplate() {
  const dataDir = await newDirectory()
  const database = openDatabase({dataDir, databaseUrl: undefined})
  await database.ready()
  await database.close()
  return join(dataDir, 'database')
}

export const pglite: TestDatabase = {
  name: 'PGlite',
  async prepare() {
    template ??= embeddedTemplate()
    const directory = await newDirectory()
    await cp(await template, join(directory, 'database'), {recursive: true})
    return {DATA_DIR: directory}
  },
}

const postgres = await findPostgres()
if (!postgres) console.log('PostgreSQL: not run')

export const postgresql: TestDatabase | undefined = postgres && {
  name: 'PostgreSQL',
  prepare: async () => ({
    DATA_DIR: await newDirectory(),
    DATABASE_URL: await postgres.createDatabase(),
  }),
}

export const databases = postgresql ? [pglite, postgresql] : [pglite]

after(() => postgres?.stop())
