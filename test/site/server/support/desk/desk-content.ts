/** The example's content in a database and a storage, as the desk's functions take them. */
import {after, before} from 'node:test'
import type {KindName} from '../../../../../site/server/content/schema/kinds.ts'
import type {DeskContent} from '../../../../../site/server/desk/content/change-record.ts'
import {
  currentRecord,
  hashOf,
  type Value,
} from '../../../../../site/server/desk/content/current-record.ts'
import {publishRecord} from '../../../../../site/server/desk/content/publish-record.ts'
import type {Orm} from '../../../../../site/server/platform/db/connect.ts'
import type {TestApi} from '../api/api.ts'
import {newFolder, startWithContent} from '../content/content.ts'
import type {TestDatabase} from '../databases/databases.ts'

export const LENA = {account: null, name: 'Lena'}
export const OTTO = {account: null, name: 'Otto'}

export interface DeskOfTest {
  readonly api: TestApi
  readonly parts: DeskContent
  readonly orm: Orm
  /** What is published now, and its hash. */
  now(kind: KindName, key: string): Promise<{value: Value; base: string}>
  /** Publishes the record with these fields changed. */
  change(kind: KindName, key: string, fields: Value): ReturnType<typeof publishRecord>
}

export function useDeskContent(database: TestDatabase): DeskOfTest {
  let api: TestApi
  let orm: Orm
  before(async () => {
    api = await startWithContent(database, await newFolder())
    orm = await api.database.ready()
  })
  after(() => api.close())
  const now = async (kind: KindName, key: string) => {
    const current = await currentRecord(orm, kind, key)
    return {value: current?.value ?? {}, base: hashOf(current)}
  }
  return {
    get api() {
      return api
    },
    get parts() {
      return api
    },
    get orm() {
      return orm
    },
    now,
    async change(kind, key, fields) {
      const {value, base} = await now(kind, key)
      return publishRecord(api, LENA, {kind, key, value: {...value, ...fields}, base})
    },
  }
}
