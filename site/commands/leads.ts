/**
 * `npm run leads -- export` and other tasks with enquiries. A server that runs on this `DATA_DIR`
 * performs them; otherwise the database is opened here, under the lock.
 */
import {leadsCommand} from '#server/operator/leads/index.ts'
import {runCommand, runProcess} from './operator/run-command.ts'

await runProcess(() => runCommand(leadsCommand))
