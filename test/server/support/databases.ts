/** Both databases, for tests that make the same claims on each. */
import {after} from 'node:test'
import {newDirectory} from './directories.ts'
import {pglite, type TestDatabase} from './embedded.ts'
import {findPostgres} from './postgres.ts'

export {pglite, type TestDatabase}

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

/** For claims that do not depend on which it is: the one that is ready sooner. */
export const oneDatabase = postgresql ?? pglite

after(() => postgres?.stop())
