/**
 * `npm run content -- import DIR | export DIR | check DIR | sync SOURCE | feed`: what the site shows,
 * as a folder of JSON files and media (docs/guides/content.md), or as a portal's feed
 * (docs/guides/feeds.md). A server that runs on this `DATA_DIR` does the work; otherwise
 * it is done here, under the lock.
 */
import {constants, setPriority} from 'node:os'
import {loadSettings} from '#server/settings.ts'
import {runContent} from './content/run.ts'
import {perform} from './operator.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
await perform(() => runContent(process.argv.slice(2), {loadSettings, stopOnInterrupt}))

/** The second time the command ends at once. */
function stopOnInterrupt() {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  return stop.signal
}
