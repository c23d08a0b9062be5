/**
 * The servers on one database tell each other how many enquiries wait on each of them. Nobody else
 * can read what lies in their spools, so an export says what is missing in it.
 */
import {randomUUID} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {hostname} from 'node:os'
import {join} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'
import {and, eq, ne, sql} from 'drizzle-orm'
import type {Database} from '#server/platform/db/connect.ts'
import {isUnreachable} from '#server/platform/db/errors.ts'
import {isId} from '#server/platform/ids.ts'
import type {Log} from '#server/platform/log.ts'
import {recurring} from '#server/platform/recurring.ts'
import {writePrivate} from '#server/platform/secret.ts'
import type {Leads} from './leads.ts'
import {servers} from './tables.ts'

export interface OtherServer {
  host: string
  /** Enquiries that it could not store when it was last seen. */
  waiting: number
  seenAt: Date
  /** It neither stopped nor was seen of late: more may wait there by now. */
  isSilent: boolean
}

export interface Announcer {
  /** Writes how many wait here, now. */
  announce(): Promise<void>
  close(): Promise<void>
}

export interface AnnouncerOptions {
  dataDir: string
  database: Pick<Database, 'ready' | 'embedded'>
  leads: Pick<Leads, 'waiting'>
  log: Log
  /** Milliseconds between two announcements. */
  pause?: number
}

const PAUSE = 20_000
const LAST_WAIT = 1_000
/** Seconds: three announcements were missed. */
const SILENT = 60
/** An enquiry that came this moment is on its way into the database. */
const ON_ITS_WAY = 10_000
/** A server with nothing in its spool is forgotten after so many days. */
const FORGOTTEN = 7

export function announceServer(options: AnnouncerOptions): Announcer {
  const {dataDir, database, leads, log, pause = PAUSE} = options
  // Nobody else can open an embedded database.
  if (database.embedded) return {announce: async () => {}, close: async () => {}}
  async function write(isRunning: boolean) {
    const id = await serverIdOf(dataDir)
    const orm = await database.ready()
    const since = Date.now() - (isRunning ? ON_ITS_WAY : 0)
    const waiting = leads.waiting().filter(({receivedAt}) => !(receivedAt.getTime() > since)).length
    const values = {host: hostname(), waiting, isRunning, seenAt: sql`now()`}
    if (!isRunning && !waiting) return void (await orm.delete(servers).where(eq(servers.id, id)))
    await orm
      .insert(servers)
      .values({id, ...values})
      .onConflictDoUpdate({target: servers.id, set: values})
    const isOld = sql`${servers.seenAt} < now() - make_interval(days => ${FORGOTTEN})`
    await orm.delete(servers).where(and(eq(servers.waiting, 0), isOld))
  }

  const onFailure = (error: unknown) =>
    log.error({err: error}, 'announcing this server failed, will retry')
  const looks = recurring(() => write(true), {pause, onFailure})
  void looks.look()
  return {
    announce: looks.lookAgain,
    async close() {
      const last = () => write(false).catch(error => isUnreachable(error) || onFailure(error))
      const written = looks.close().then(last)
      // A database that hangs must not hold up the stop.
      await Promise.race([written, delay(LAST_WAIT, undefined, {ref: false})])
    },
  }
}

/** All but the one of this `DATA_DIR`, as they were last seen. */
export async function otherServers(
  dataDir: string,
  database: Pick<Database, 'ready' | 'embedded'>,
): Promise<OtherServer[]> {
  if (database.embedded) return []
  const id = await serverIdOf(dataDir)
  const orm = await database.ready()
  const rows = await orm
    .select({
      host: servers.host,
      waiting: servers.waiting,
      seenAt: servers.seenAt,
      isSilent: sql<boolean>`${servers.isRunning} and ${servers.seenAt} < now() - make_interval(secs => ${SILENT})`,
    })
    .from(servers)
    .where(ne(servers.id, id))
    .orderBy(servers.host, servers.id)
  return rows
}

/** The same after a restart, under whatever name the machine then has. */
async function serverIdOf(dataDir: string): Promise<string> {
  const path = join(dataDir, 'server-id')
  const written = (await readFile(path, 'utf8').catch(() => '')).trim()
  if (isId(written)) return written
  const id = randomUUID()
  await writePrivate(path, id)
  return id
}
