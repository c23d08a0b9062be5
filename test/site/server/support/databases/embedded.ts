/** The embedded database, for tests. */
import {copyOf} from './prepared.ts'

export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL'
  /** The environment of a server on a new, empty data directory. */
  prepare(): Promise<{DATA_DIR: string; DATABASE_URL?: string}>
}

export const pglite: TestDatabase = {
  name: 'PGlite',
  prepare: async () => ({DATA_DIR: await copyOf('empty')}),
}
