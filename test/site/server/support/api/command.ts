/** Commands for operators in the process of the test, which takes a tenth of a process of their own. */
import {AsyncLocalStorage} from 'node:async_hooks'
import {readSettings} from '#server/settings.ts'
import {runLeads} from '../../../../../site/commands/leads/run.ts'
import {attempt} from '../../../../../site/commands/operator.ts'
import type {Finished} from './server-process.ts'

type Environment = Record<string, string | undefined>

/** `npm run leads -- …` */
export const leads = (env: Environment, ...args: string[]) =>
  finished(() => runLeads(args, () => readSettings(env)))

/** What a command prints, and the code with which its process would end. */
export async function finished(task: () => Promise<void>): Promise<Finished> {
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

/** Of the command that writes: the tests' reporter writes to the same streams. */
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
