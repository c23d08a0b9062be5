/**
 * Starts everything in one process: the reference API, unless `API_URL` names another back end, and
 * the site. The last line on standard output says where; logs go to standard error.
 */
import type {Backend} from './backend.ts'
import {loadSettings, type Settings} from './env.ts'
import {lockDataDir} from './lock.ts'
import {OperatorError} from './operator-error.ts'

/** Longer than any request may take; what is still open then is cut. */
const LONGEST_STOP = 15_000

try {
  await start()
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function start() {
  const settings = loadSettings()
  // Before anything else is loaded, so that a second server is turned away at once.
  const lock = settings.ownApi ? await lockDataDir(settings.dataDir) : undefined
  if (lock) process.once('exit', lock.release)
  const {createLog} = await import('./log.ts')
  const log = createLog(settings)
  process.on('uncaughtException', error => {
    log.fatal({err: error}, 'the server cannot go on')
    process.exit(1)
  })
  const {startBackend} = await import('./backend.ts')
  const backend = lock && (await startBackend(settings, lock, log))
  const site = await startSite(settings, backend)

  const stop = async (signal: string) => {
    log.info({signal}, 'stopping')
    setTimeout(() => process.exit(1), LONGEST_STOP).unref()
    await Promise.all([site.close(), backend?.close()])
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`ready ${settings.siteUrl}\n`)
}

async function startSite(settings: Settings, backend: Backend | undefined) {
  const {createSite} = await import('./site.ts')
  const {listen} = await import('./listen.ts')
  try {
    const site = await createSite(settings, backend?.secret)
    await listen(site, {host: settings.host, port: settings.port, variable: 'PORT'})
    return site
  } catch (error) {
    await backend?.close()
    throw error
  }
}
