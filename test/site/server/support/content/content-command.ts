/** `npm run content -- …`, as an operator runs it. */
import {fileURLToPath} from 'node:url'
import {readSettings} from '#server/settings.ts'
import {runContent as perform} from '../../../../../site/commands/content/run.ts'
import {STAGES} from '../../../../../site/commands/content/show-progress.ts'
import {finished} from '../api/command.ts'
import {type Finished, runToExit} from '../api/server-process.ts'

export const CONTENT = fileURLToPath(
  new URL('../../../../../site/commands/content.ts', import.meta.url),
)

type Environment = Record<string, string>

/** What a task prints now and then while it takes its time, which depends on the machine: left out. */
const PROGRESS = new RegExp(`^(?:${Object.values(STAGES).join('|')}): [\\d,]+ of .*\\n`, 'gm')

/** In this process. */
export async function content(args: string[], env: Environment = {}) {
  const command = {
    loadSettings: () => readSettings(env),
    stopOnInterrupt: () => new AbortController().signal,
  }
  return withoutProgress(await finished(() => perform(args, command)))
}

/** In a process of its own. */
export const runContent = async (args: string[], env: Environment = {}) =>
  withoutProgress(await runToExit(CONTENT, args, env))

const withoutProgress = ({stdout, stderr, ...finished}: Finished) => ({
  ...finished,
  stdout: stdout.replace(PROGRESS, ''),
  stderr: stderr.replace(PROGRESS, ''),
})
