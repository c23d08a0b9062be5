/** One database for all tests of a file, with the tables and nothing in them before each. */
import {after, before, beforeEach} from 'node:test'
import {leads} from '#server/leads/tables.ts'
import {type Database, type Orm, openDatabase} from '#server/platform/db/connect.ts'
import {oneDatabase} from './databases.ts'

export function useDatabase() {
  let database: Database
  let orm: Orm
  before(async () => {
    const {DATA_DIR: dataDir, DATABASE_URL: databaseUrl} = await oneDatabase.prepare()
    database = openDatabase({dataDir, databaseUrl})
    orm = await database.ready()
  })
  after(() => database.close())
  beforeEach(async () => {
    // Their deliveries go with them.
    await orm.delete(leads)
  })
  return {
    get database() {
      return database
    },
    get orm() {
      return orm
    },
  }
}
