/** Rows of the outbox, and waits for them. */
import {sql} from 'drizzle-orm'
import {openDatabase} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import {readSettings} from '#server/settings.ts'
import type {TestApi} from '../api/api.ts'
import {until} from '../until.ts'

export const secret = 'the agency knows this too'

export const rowsOf = async ({database}: Pick<TestApi, 'database'>) =>
  (await database.ready()).select().from(outbox).orderBy(outbox.kind)

export const isDelivered = (api: TestApi, count = 1) =>
  until(async () => {
    const rows = await rowsOf(api)
    return rows.filter(({state}) => state === 'delivered').length === count && rows
  })

/** As if the time had passed after which a delivery of a server that died is taken for abandoned. */
export async function passTime(env: Record<string, string | undefined>) {
  const database = openDatabase(readSettings(env))
  const orm = await database.ready()
  const rows = await orm.select().from(outbox)
  await orm.update(outbox).set({nextTry: sql`now()`})
  await database.close()
  return rows
}
