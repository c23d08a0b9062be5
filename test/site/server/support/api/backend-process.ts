/** The reference API as a process, without the site. */
import {startBackend} from '#server/backend.ts'
import {lockDataDir} from '#server/platform/lock.ts'
import {createLog} from '#server/platform/log.ts'
import {loadSettings} from '#server/settings.ts'

const settings = loadSettings()
const lock = await lockDataDir(settings.dataDir)
const backend = await startBackend({settings, lock}, createLog(settings))
process.once('SIGTERM', async () => {
  await backend.close()
  process.exit(0)
})
process.stdout.write(`ready ${settings.apiUrl}\n`)
