/** The embedded database, for tests. */
import {copyOf} from './prepared.ts'

export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL'
  /** What the environment of a server on a new, empty data directory is. */
  prepare(): Promise<{DATA_DIR: string; DATABASE_URL?: string}>
}

export const pglite: TestDatabase = {
  name: 'PGlite',
  prepare: async () => ({DATA_DIR: await copyOf('empty')}),
}
