/**
 * `npm run content -- import DIR` and other tasks with what the site shows (docs/guides/content.md),
 * below the priority of a server on the same machine.
 */
import {constants, setPriority} from 'node:os'
import {contentCommand} from '#server/operator/content/index.ts'
import {runCommand, runProcess} from './operator/run-command.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
await runProcess(() => runCommand(contentCommand))
