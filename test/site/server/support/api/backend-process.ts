/** The reference API as a process, without the site. */
import {startBackend} from '../../../../../site/server/backend.ts'
import {lockDataDir} from '../../../../../site/server/platform/lock.ts'
import {createLog} from '../../../../../site/server/platform/log.ts'
import {loadSettings} from '../../../../../site/server/settings.ts'

const settings = loadSettings()
const lock = await lockDataDir(settings.dataDir)
const backend = await startBackend({settings, lock}, createLog(settings))
process.once('SIGTERM', async () => {
  await backend.close()
  process.exit(0)
})
process.stdout.write(`ready ${settings.apiUrl}\n`)
