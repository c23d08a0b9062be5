/** The databases that tests run on. */
import {isEverything} from '../../../../support/tier.ts'
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

/** Options of tests that only a PostgreSQL can run. */
export const onPostgres = {skip: postgresql ? false : 'PostgreSQL is not installed'}

/** For the few claims that are made on every database in every run. */
export const everyDatabase = postgresql ? [postgresql, pglite] : [pglite]

/** For tests that do not depend on which it is: the one that is ready sooner. */
export const oneDatabase = postgresql ?? pglite

/** For tests that `npm test` runs on one database, and `npm run test:all` on each. */
export const databases = isEverything ? everyDatabase : [oneDatabase]
