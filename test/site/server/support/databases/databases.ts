/** Both databases, for tests that run the same on each. */
import {newDirectory} from '../storage/directories.ts'
import {pglite, type TestDatabase} from './embedded.ts'
import {hasPostgres} from './postgres.ts'
import {newDatabase} from './prepared.ts'

export {pglite, type TestDatabase}

export const postgresql: TestDatabase | undefined = hasPostgres()
  ? {
      name: 'PostgreSQL',
      prepare: async () => ({DATA_DIR: await newDirectory(), DATABASE_URL: await newDatabase()}),
    }
  : undefined

if (!postgresql) console.log('PostgreSQL: not run')

export const databases = postgresql ? [pglite, postgresql] : [pglite]

/** For tests that do not depend on which it is: the one that is ready sooner. */
export const oneDatabase = postgresql ?? pglite
