/** Parts that take seconds to make and are the same for all tests: made once, then copied. */
import {once} from '../../../../support/browser/once.ts'
import {cachedPart} from './part-cache.ts'
import {type Content, makePart} from './part-process.ts'
import {findPostgres} from './postgres.ts'

/** Names the address at which the parts of a run are requested. */
export const SHARED_PARTS = 'OCP_TEST_PARTS'

export type Parts = ReturnType<typeof openParts>

/** No test cuts the power of PostgreSQL. */
const VOLATILE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** Everything is made when it is first requested. */
export function openParts() {
  const directories = {empty: once(() => cachedPart('empty')), demo: once(() => cachedPart('demo'))}
  const postgres = once(async () => {
    const server = await findPostgres(VOLATILE)
    if (!server) throw new Error('PostgreSQL is not installed; see postgres.ts.')
    return server
  })
  const migrated = once(async () => {
    const url = await (await postgres()).createDatabase()
    await makePart('empty', {DATABASE_URL: url})
    return new URL(url).pathname.slice(1)
  })
  return {
    /** A data directory to be copied: with all tables, and the demonstration's content or none. */
    directory: (content: Content) => directories[content](),
    /** The address of a new PostgreSQL database with all tables and no content. */
    database: async () => (await postgres()).createDatabase(await migrated()),
    close: async () => (await postgres.started?.catch(() => undefined))?.stop(),
  }
}
