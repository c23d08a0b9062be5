/**
 * Starts everything in one process: the reference API, unless `API_URL` names another back end, and
 * the site. The last line on standard output says where; logs go to standard error.
 */
import {asDiskError, OperatorError} from './platform/operator-error.ts'
import {loadSettings, type Settings} from './settings.ts'

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
  const {lockDataDir} = await import('./platform/lock.ts')
  const lock = settings.ownApi ? await lockDataDir(settings.dataDir) : undefined
  if (lock) process.once('exit', lock.release)
  const {startServer} = await import('./server.ts')
  // From here on the lock is released only after the database was closed. A lock that is left behind
  // makes the next server restore what this one could not store.
  if (lock) process.off('exit', lock.release)
  await startServer(settings, lock)
  process.stdout.write(`ready ${settings.siteUrl}\n`)
}
