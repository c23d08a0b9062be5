/**
 * `npm run partners -- add NAME …`: the registry of partners. A server that runs on this `DATA_DIR`
 * does the work; otherwise the database is opened here, under the lock.
 */
import {loadSettings} from '#server/settings.ts'
import {Misunderstood} from './leads/options.ts'
import {perform} from './operator.ts'
import {performOrder} from './partners/perform-order.ts'
import {printResult} from './partners/print-result.ts'
import {readOrder, USAGE} from './partners/read-order.ts'

await perform(async () => {
  try {
    const order = readOrder(process.argv.slice(2))
    printResult(await performOrder(loadSettings(), order), order)
  } catch (error) {
    if (!(error instanceof Misunderstood)) throw error
    process.stderr.write(error.message ? `${error.message}\n\n${USAGE}` : USAGE)
    process.exitCode = 2
  }
})
