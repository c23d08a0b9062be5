/** A server in the process of the test, which takes a tenth of a process of its own. */
import {PassThrough} from 'node:stream'
import {after} from 'node:test'
import type {FastifyInstance} from 'fastify'
import {startBackend} from '#server/backend.ts'
import {lockDataDir} from '#server/platform/lock.ts'
import {createLog} from '#server/platform/log.ts'
import {readSettings} from '#server/settings.ts'
import {until} from '../until.ts'
import {freePort} from './free-port.ts'
import type {ServerProcess} from './server-process.ts'

export interface ServerHere extends Pick<ServerProcess, 'api' | 'log'> {
  /** Resolves when no enquiry waits for the database. */
  stored(): Promise<unknown>
  /** As SIGTERM ends a process. */
  close(): Promise<void>
}

const running = new Set<FastifyInstance>()
// A test that fails leaves its server behind.
after(() => Promise.all([...running].map(backend => backend.close())))

/** The reference API with all that a server does by itself, under the lock of its data directory. */
export async function startServerHere(
  env: Record<string, string | undefined>,
): Promise<ServerHere> {
  const [PORT, API_PORT] = [`${await freePort()}`, `${await freePort()}`]
  const settings = readSettings({
    ...{PORT, API_PORT, LEADS_PER_MINUTE: '100000', SEED: 'none'},
    ...env,
  })
  const stream = new PassThrough()
  let log = ''
  stream.on('data', piece => {
    log += piece
  })
  const lock = await lockDataDir(settings.dataDir)
  const backend = await startBackend({settings, lock}, createLog(settings, stream))
  running.add(backend)
  return {
    api: settings.apiUrl,
    log: () => log,
    stored: () => until(() => backend.leads.status().waiting === 0),
    async close() {
      running.delete(backend)
      await backend.close()
    },
  }
}
