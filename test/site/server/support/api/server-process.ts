/** A server, or a command, in its own process, which can be killed. */
import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import {text} from 'node:stream/consumers'
import {after} from 'node:test'
import {fileURLToPath} from 'node:url'
import {freePort} from './free-port.ts'
import {nodeEnvironment} from './node-environment.ts'

export type ServerProcess = Awaited<ReturnType<typeof startServer>>

export interface ProcessResult {
  code: number | null
  stdout: string
  stderr: string
}

type Environment = Record<string, string | undefined>

/** The reference API alone: it does not need the site to be built. */
const BACKEND = fileURLToPath(new URL('./backend-process.ts', import.meta.url))
export const MAIN = fileURLToPath(new URL('../../../../../site/server/main.ts', import.meta.url))
export const LEADS = fileURLToPath(
  new URL('../../../../../site/commands/leads.ts', import.meta.url),
)

const running = new Set<ChildProcess>()
// A test that fails leaves its server behind; nothing may wait for that one.
after(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** `through`: a command that runs the one after it, such as `nice`. */
export async function startServer(env: Environment, script = BACKEND, through: string[] = []) {
  const port = env.PORT ?? String(await freePort())
  const apiPort = env.API_PORT ?? String(await freePort())
  const defaults = {PORT: port, API_PORT: apiPort, LEADS_PER_MINUTE: '100000', SEED: 'none'}
  const child = run(script, [], {...defaults, ...env}, through)
  let log = ''
  child.stderr?.on('data', piece => {
    log += piece
  })
  const ready = Promise.race([
    once(createInterface({input: child.stdout ?? process.stdin}), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error(`the server ended: ${log}`))),
  ])
  const [line] = (await ready) as [string]
  return {
    pid: child.pid ?? 0,
    api: `http://localhost:${apiPort}`,
    site: line.replace('ready ', ''),
    /** Everything on standard error so far. */
    log: () => log,
    /** Resolves as soon as it holds this text. */
    async logged(text: string) {
      while (!log.includes(text)) await once(child.stderr ?? process.stdin, 'data')
    },
    /** Resolves with the exit code, null when a signal ended it. */
    async end(signal: NodeJS.Signals) {
      const exited = once(child, 'exit')
      child.kill(signal)
      const [code] = (await exited) as [number | null]
      return code
    },
  }
}

/** Runs a script to its end. */
export async function runToExit(
  script: string,
  args: string[],
  env: Environment,
): Promise<ProcessResult> {
  const child = run(script, args, env)
  const exited = once(child, 'exit') as Promise<[number | null]>
  const [stdout, stderr] = await Promise.all([readAll(child.stdout), readAll(child.stderr)])
  const [code] = await exited
  return {code, stdout, stderr}
}

function run(script: string, args: string[], env: Environment, through: string[] = []) {
  // The environment of the test's own process must not leak into it.
  const {PATH, HOME, TMPDIR} = process.env
  const [command = '', ...rest] = [...through, process.execPath, script, ...args]
  const child = spawn(command, rest, {
    env: {PATH, HOME, TMPDIR, ...nodeEnvironment(), ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

const readAll = (stream: NodeJS.ReadableStream | null) => (stream ? text(stream) : '')
