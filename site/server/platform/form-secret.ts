/**
 * The secret that signs the forms' time tokens. Servers on one PostgreSQL share it: a page of one
 * server may send its form to any other. It is also on each server's disk, so that a server starts
 * and takes enquiries while the database is down.
 */
import {setTimeout as delay} from 'node:timers/promises'
import {eq} from 'drizzle-orm'
import type {Database, Orm} from './db/connect.ts'
import {sharedSecrets} from './db/tables.ts'
import type {Log} from './log.ts'
import {isSecret, readSecret, writeSecret} from './secret.ts'

export interface FormSecret {
  /** Signs new tokens. */
  readonly current: string
  /** The secrets of valid tokens: after a change also the one of the pages that are open. */
  readonly accepted: readonly string[]
}

/** How long a start waits for the database, and how often it retries. */
const TIMES = {patienceMs: 2_000, retryMs: 5_000}

const NAME = 'forms'

type Shared = Pick<Database, 'ready' | 'embedded'>

/** A secret that nobody shares. */
export const fixedSecret = (secret: string): FormSecret => ({current: secret, accepted: [secret]})

/** Knows the shared secret when it returns, or soon after the database can be reached. */
export async function openFormSecret(
  {dataDir, database, log}: {dataDir: string; database: Shared; log: Log},
  {patienceMs, retryMs} = TIMES,
): Promise<FormSecret & {close(): void}> {
  const own = await readSecret(dataDir, log)
  const state = {current: own, accepted: [own]}
  const ended = new AbortController()

  async function share() {
    const shared = await shareSecret(await database.ready(), own)
    if (shared === own || !isSecret(shared)) return
    state.current = shared
    state.accepted = [shared, own]
    await writeSecret(dataDir, shared).catch(error => {
      log.warn({err: error}, 'the shared secret could not be written to DATA_DIR')
    })
  }
  async function shareUntilDone() {
    while (!ended.signal.aborted) {
      try {
        return await share()
      } catch {
        // The database is down, which is logged elsewhere.
        await delay(retryMs, undefined, {signal: ended.signal, ref: false}).catch(() => {})
      }
    }
  }
  // The embedded database has one server.
  if (!database.embedded) {
    const waited = new AbortController()
    const patience = delay(patienceMs, undefined, {signal: waited.signal})
    await Promise.race([shareUntilDone(), patience])
    waited.abort()
  }
  return {
    get current() {
      return state.current
    },
    get accepted() {
      return state.accepted
    },
    close: () => ended.abort(),
  }
}

/** The secret of the first server that came. */
async function shareSecret(orm: Orm, own: string) {
  await orm.insert(sharedSecrets).values({name: NAME, secret: own}).onConflictDoNothing()
  const [row] = await orm.select().from(sharedSecrets).where(eq(sharedSecrets.name, NAME))
  return row?.secret ?? own
}
