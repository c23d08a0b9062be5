/** WebKit's driver speaks classic WebDriver only: commands are requests. */
import {spawn} from 'node:child_process'
import {freePort} from '../../site/server/support/api/free-port.ts'

export interface Driver {
  /** A new session, which is a new browser; returns how to send it commands. */
  newSession(capabilities: object): Promise<Session>
  close(): void
}

export interface Session {
  browserVersion: string
  /** Sends a command; returns its value. */
  send<Value = unknown>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Value>
}

export async function startDriver(executable: string, env: NodeJS.ProcessEnv): Promise<Driver> {
  const port = await freePort()
  const child = spawn(executable, [`--port=${port}`], {env, stdio: 'ignore'})
  const base = `http://127.0.0.1:${port}`
  await isListening(base)
  return {
    async newSession(capabilities) {
      const {sessionId, capabilities: given} = await open(base, capabilities)
      return {
        browserVersion: given.browserVersion,
        send: (method, path, body) => send(base, method, `/session/${sessionId}${path}`, body),
      }
    },
    close: () => void child.kill(),
  }
}

interface WebDriverSession {
  sessionId: string
  capabilities: {browserVersion: string}
}

/** One browser in thirty starts and never answers its driver; the next one does. */
async function open(base: string, alwaysMatch: object): Promise<WebDriverSession> {
  const ask = (timeoutMs: number) =>
    send<WebDriverSession>(base, 'POST', '/session', {capabilities: {alwaysMatch}}, timeoutMs)
  return ask(START_TIMEOUT_MS).catch(() => ask(TIMEOUT_MS))
}

/** Milliseconds that a browser takes to start on a busy machine. */
const START_TIMEOUT_MS = 10_000
/** Milliseconds: after that it hangs. */
const TIMEOUT_MS = 30_000

async function send<Value>(
  base: string,
  method: string,
  path: string,
  body?: object,
  timeoutMs = TIMEOUT_MS,
) {
  const response = await fetch(base + path, {
    method,
    body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(problem => {
    throw new Error(`${method} ${path} ${JSON.stringify(body)?.slice(0, 200)}: ${problem}`)
  })
  const {value} = (await response.json()) as {value: Value & {error?: string; message?: string}}
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
  return value as Value
}

async function isListening(base: string) {
  for (const until = Date.now() + 10_000; Date.now() < until; ) {
    if (await fetch(`${base}/status`).then(Boolean, () => false)) return
  }
  throw new Error(`The driver does not answer at ${base}.`)
}
