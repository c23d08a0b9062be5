/** Commands for operators in the process of the test, which takes a tenth of a process of their own. */
import {AsyncLocalStorage} from 'node:async_hooks'
import {accountsCommand} from '#server/operator/accounts.ts'
import {contentCommand} from '#server/operator/content/index.ts'
import {leadsCommand} from '#server/operator/leads/index.ts'
import type {Command} from '#server/operator/task.ts'
import {readSettings} from '#server/settings.ts'
import {attempt, runCommand} from '../../../../../site/commands/operator/run-command.ts'
import type {ProcessResult} from './server-process.ts'

type Environment = Record<string, string | undefined>

const running =
  (command: Command) =>
  (env: Environment, ...args: string[]) =>
    finished(() => runCommand(command, args, () => readSettings(env)))

/** `npm run leads -- …` and the others. */
export const leads = running(leadsCommand)
export const accounts = running(accountsCommand)
export const content = running(contentCommand)

/** Runs a command, and reads its output and the exit code of its process. */
async function finished(task: () => Promise<void>): Promise<ProcessResult> {
  const output: Output = {stdout: [], stderr: []}
  const {exitCode} = process
  process.exitCode = 0
  try {
    await outputs.run(output, () => attempt(task))
    const [stdout = '', stderr = ''] = [output.stdout, output.stderr].map(textOf)
    return {stdout, stderr, code: Number(process.exitCode)}
  } finally {
    process.exitCode = exitCode
  }
}

/** Without the mark that a file for Excel begins with, as the output of a process is read. */
const textOf = (pieces: Buffer[]) => new TextDecoder().decode(Buffer.concat(pieces))

type Output = Record<'stdout' | 'stderr', Buffer[]>

/** Captures output of this command only: the tests' reporter writes to the same streams. */
const outputs = new AsyncLocalStorage<Output>()

for (const name of ['stdout', 'stderr'] as const) {
  const stream = process[name]
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean
  stream.write = (piece: string | Uint8Array, ...given: unknown[]) => {
    const output = outputs.getStore()
    if (!output) return write(piece, ...given)
    output[name].push(Buffer.from(piece))
    return true
  }
}
