/** `npm run content -- …`, as an operator runs it. */
import {fileURLToPath} from 'node:url'
import {STAGES} from '../../../../../site/commands/content/show-progress.ts'
import {runToExit} from '../api/server-process.ts'

export const CONTENT = fileURLToPath(
  new URL('../../../../../site/commands/content.ts', import.meta.url),
)

/** What a task prints now and then while it takes its time, which depends on the machine. */
const PROGRESS = new RegExp(`^(?:${Object.values(STAGES).join('|')}): [\\d,]+ of .*\\n`, 'gm')

/** What it printed in the end, without the lines of its progress. */
export async function runContent(args: string[], env: Record<string, string> = {}) {
  const {stdout, stderr, ...finished} = await runToExit(CONTENT, args, env)
  return {...finished, stdout: stdout.replace(PROGRESS, ''), stderr: stderr.replace(PROGRESS, '')}
}
