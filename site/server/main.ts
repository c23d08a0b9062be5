/**
 * Starts everything in one process: the reference API, unless `API_URL` names another back end, and
 * the site. The last line on standard output says where; logs go to standard error.
 */
import type {Backend} from './backend.ts'
import type {Settings} from './platform/env.ts'
import {lockDataDir} from './platform/lock.ts'
import {asDiskError, OperatorError} from './platform/operator-error.ts'
import {loadSettings} from './settings.ts'

/** Below the time after which process managers send SIGKILL. */
const SHUTDOWN_TIMEOUT_MS = 5_000

try {
  const settings = loadSettings()
  await start(settings).catch(error => {
    throw asDiskError(error, settings.dataDir) ?? error
  })
} catch (error) {
  if (error instanceof OperatorError) process.stderr.write(`${error.message}\n`)
  else {
    const {createLog} = await import('./platform/log.ts')
    createLog({logLevel: 'fatal'}).fatal({err: error}, 'the start failed, exiting')
  }
  process.exit(1)
}

async function start(settings: Settings) {
  // React reads it, too: unset, it would load its development build.
  process.env.NODE_ENV ||= 'production'
  const mapping = settings.sync?.options.mapping
  if (mapping) await (await import('./content/feeds/mapping.ts')).readMapping(mapping)
  // Before anything else is loaded, so that a second server is turned away at once.
  const lock = settings.ownApi ? await lockDataDir(settings.dataDir) : undefined
  if (lock) process.once('exit', lock.release)
  const {createLog} = await import('./platform/log.ts')
  const log = createLog(settings)
  process.on('uncaughtException', error => {
    log.fatal({err: error}, 'uncaught exception, exiting')
    process.exit(1)
  })
  const {startBackend} = await import('./backend.ts')
  // From here on the lock is released only after the database was closed. A lock that is left behind
  // makes the next server restore what this one could not store.
  if (lock) process.off('exit', lock.release)
  const [backend] = await Promise.all([
    lock && startBackend(settings, lock, log),
    // Loaded while the database opens, which it does in a thread of its own.
    import('./site.ts'),
  ])
  const site = await startSite(settings, backend)
  const metrics = await startMetrics(settings, backend).catch(async error => {
    await site.close()
    await backend?.close()
    throw error
  })

  const stop = async (signal: string) => {
    log.info({signal}, 'stopping')
    setTimeout(() => {
      log.error('shutdown timed out, the next start replays the spool')
      process.exit(1)
    }, SHUTDOWN_TIMEOUT_MS).unref()
    // The site first: pages in progress still call the API.
    backend?.startGrace()
    await metrics?.close()
    await site.close()
    await backend?.close()
    const waiting = backend?.waiting() ?? 0
    if (waiting) log.warn({waiting}, 'stopped with enquiries on disk, the next start stores them')
    // Whoever deletes the machine now loses them.
    process.exit(waiting ? 1 : 0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`ready ${settings.siteUrl}\n`)
}

async function startSite(settings: Settings, backend: Backend | undefined) {
  const {createSite} = await import('./site.ts')
  const {listen} = await import('./http/listen.ts')
  try {
    const site = await createSite(settings, backend)
    await listen(site, {host: settings.host, port: settings.port, variable: 'PORT'})
    return site
  } catch (error) {
    await backend?.close()
    throw error
  }
}

/** A port of its own for monitoring, if one is set. */
async function startMetrics(settings: Settings, backend: Backend | undefined) {
  const {listenForMetrics, openMetrics} = await import('./http/metrics-route.ts')
  const metrics = backend?.metrics ?? (await openMetrics(settings))
  return metrics && listenForMetrics(metrics, settings.metrics)
}
