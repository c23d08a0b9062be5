/** The whole server in this process: the reference API, the site, and the port for monitoring. */
import type {FastifyInstance} from 'fastify'
import {lentTo, startBackend} from './backend.ts'
import {listen} from './http/listen.ts'
import {listenForMetrics, openMetrics} from './http/metrics-route.ts'
import type {Lock} from './platform/lock.ts'
import {createLog, type Log} from './platform/log.ts'
import type {Settings} from './settings.ts'

/** Below the time after which process managers send SIGKILL. */
const SHUTDOWN_TIMEOUT_MS = 5_000

/** `lock`: of the data directory, where the reference API runs here. */
export async function startServer(settings: Settings, lock: Lock | undefined) {
  const log = createLog(settings)
  process.on('uncaughtException', error => {
    log.fatal({err: error}, 'uncaught exception, exiting')
    process.exit(1)
  })
  const [backend, {createSite}] = await Promise.all([
    lock && startBackend({settings, lock}, log),
    // Loaded while the database opens, which it does in a thread of its own.
    import('./site.ts'),
  ])
  const started: Closable[] = backend ? [backend] : []
  try {
    const {host, port} = settings
    const site = await createSite(settings, backend && lentTo(backend))
    started.unshift(site)
    await listen(site, {host, port, variable: 'PORT'})
    const metrics = backend?.metrics ?? (await openMetrics(settings))
    const monitored = metrics && (await listenForMetrics(metrics, settings.metrics))
    if (monitored) started.unshift(monitored)
  } catch (error) {
    for (const part of started) await part.close()
    throw error
  }
  stopOnSignals({backend, started, log})
}

type Closable = Pick<FastifyInstance, 'close'>

interface Running {
  backend: FastifyInstance | undefined
  /** In the order in which they are closed: pages in progress still call the API. */
  started: Closable[]
  log: Log
}

function stopOnSignals({backend, started, log}: Running) {
  const stop = async (signal: string) => {
    log.info({signal}, 'stopping')
    setTimeout(() => {
      log.error('shutdown timed out, the next start replays the spool')
      process.exit(1)
    }, SHUTDOWN_TIMEOUT_MS).unref()
    backend?.startGrace()
    for (const part of started) await part.close()
    const waiting = backend?.leads.status().waiting ?? 0
    if (waiting) log.warn({waiting}, 'stopped with enquiries on disk, the next start stores them')
    // Deleting the machine now would lose them.
    process.exit(waiting ? 1 : 0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
