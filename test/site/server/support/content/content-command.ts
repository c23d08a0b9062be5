/** `npm run content -- …`, as an operator runs it. */
import {fileURLToPath} from 'node:url'
import {STAGES} from '#server/operator/content/show-progress.ts'
import * as command from '../api/command.ts'
import {type ProcessResult, runToExit} from '../api/server-process.ts'

export const CONTENT = fileURLToPath(
  new URL('../../../../../site/commands/content.ts', import.meta.url),
)

type Environment = Record<string, string>

/** Drops progress lines, since how many a task prints depends on the machine. */
const PROGRESS = new RegExp(`^(?:${Object.values(STAGES).join('|')}): [\\d,]+ of .*\\n`, 'gm')

/** In this process. */
export const content = async (args: string[], env: Environment = {}) =>
  withoutProgress(await command.content(env, ...args))

/** In a process of its own. */
export const runContent = async (args: string[], env: Environment = {}) =>
  withoutProgress(await runToExit(CONTENT, args, env))

const withoutProgress = ({stdout, stderr, ...finished}: ProcessResult) => ({
  ...finished,
  stdout: stdout.replace(PROGRESS, ''),
  stderr: stderr.replace(PROGRESS, ''),
})
