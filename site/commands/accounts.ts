/**
 * `npm run accounts -- add MAIL …`: the accounts of the agency's desk. A server that runs on this
 * `DATA_DIR` does the work; otherwise the database is opened here, under the lock.
 */
import {loadSettings} from '#server/settings.ts'
import {performOrder} from './accounts/perform-order.ts'
import {printResult} from './accounts/print-result.ts'
import {readOrder, USAGE} from './accounts/read-order.ts'
import {Misunderstood} from './leads/options.ts'
import {perform} from './operator.ts'

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
