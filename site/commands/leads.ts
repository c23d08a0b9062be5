/**
 * `npm run leads -- export`: every lead as CSV or a workbook, those in the spool too; `stats`:
 * how many there are, beside the use of widgets; `deliveries`, `retry`: how they reach the agency.
 * A server that runs on this `DATA_DIR` responds; otherwise the database is opened here, under the
 * lock.
 */
import {loadSettings} from '#server/settings.ts'
import {runLeads} from './leads/run.ts'
import {perform} from './operator.ts'

await perform(() => runLeads(process.argv.slice(2), loadSettings))
