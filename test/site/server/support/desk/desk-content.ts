/** The example's content in a database and a storage, as the desk's functions take them. */
import {before} from 'node:test'
import {currentRecord, hashOf, type Value} from '#desk/content/record/current-record.ts'
import {publishRecord} from '#desk/content/record/publish-record.ts'
import type {KindName} from '#server/content/schema/kinds.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {newFolder, startWithContent} from '../content/content.ts'
import type {TestDatabase} from '../databases/databases.ts'
import {useRunning} from '../running.ts'

export const LENA = {account: null, name: 'Lena'}
export const OTTO = {account: null, name: 'Otto'}

export function useDeskContent(database: TestDatabase) {
  const api = useRunning(async () => startWithContent(database, await newFolder()))
  let orm: Orm
  before(async () => {
    orm = await api.database.ready()
  })
  /** The published record, and its hash. */
  const now = async (kind: KindName, key: string) => {
    const current = await currentRecord(orm, kind, key)
    return {value: current?.value ?? {}, base: hashOf(current)}
  }
  return {
    api,
    parts: api,
    get orm() {
      return orm
    },
    now,
    /** Publishes the record with these fields changed. */
    async change(kind: KindName, key: string, fields: Value) {
      const {value, base} = await now(kind, key)
      return publishRecord(api, LENA, {kind, key, value: {...value, ...fields}, base})
    },
  }
}
