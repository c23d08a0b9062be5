/** One step of `npm test`: a process whose output is shown when it fails. */
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {fileURLToPath} from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface Step {
  name: string
  /** Script and arguments, for this process's own Node. */
  args: string[]
  env?: Record<string, string>
  /** Names of the steps that have to pass first. */
  needs?: string[]
  /** Files and folders that decide the outcome: the same ones need no second look. */
  inputs?: string[]
}

export interface Outcome {
  step: Step
  state: 'passed' | 'failed' | 'unchanged' | 'not run'
  seconds: number
  output: string
}

export async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now()
  const child = spawn(process.execPath, step.args, {
    cwd: root,
    env: {...process.env, NODE_ENV: 'production', ...step.env},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pieces: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => pieces.push(piece))
  const [status] = await once(child, 'close')
  return {
    step,
    state: status === 0 ? 'passed' : 'failed',
    seconds: (performance.now() - started) / 1000,
    output: Buffer.concat(pieces).toString(),
  }
}
