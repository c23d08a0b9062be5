/** `npm run accounts -- add MAIL …`: lets somebody into the agency's desk. */
import {accountsCommand} from '#server/operator/accounts.ts'
import {runCommand, runProcess} from './operator/run-command.ts'

await runProcess(() => runCommand(accountsCommand))
