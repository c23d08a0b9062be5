/** The embedded database, for tests. */
import {openDatabase} from '../../../site/server/db/connect.ts'
import {copyOf} from './prepared.ts'

export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL'
  /** What the environment of a server on a new, empty data directory is. */
  prepare(): Promise<{DATA_DIR: string; DATABASE_URL?: string}>
}

/** Creating an embedded database takes seconds; copying an empty one does not. */
async function createEmbedded(dataDir: string) {
  const database = openDatabase({dataDir, databaseUrl: undefined})
  await database.ready()
  await database.close()
}

export const pglite: TestDatabase = {
  name: 'PGlite',
  prepare: async () => ({DATA_DIR: await copyOf('empty', createEmbedded)}),
}
