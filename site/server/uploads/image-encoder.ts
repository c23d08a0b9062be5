/** Has images re-encoded by a worker process, one at a time; see `image-worker.ts`. */
import {type ChildProcess, fork} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {Refusal} from '#server/platform/http-error.ts'
import {UploadsUnavailable} from './upload-slots.ts'

export interface ImageTask {
  path: string
  /** The media type of its content. */
  type: string
}

/** The re-encoded image, or the limit that it exceeds. */
export type ImageResult = {image: Uint8Array} | {refused: 'pixels' | 'format'}

/**
 * Rejects with a `Refusal` when the client disconnects before the image is ready, and with
 * `UploadsUnavailable` when there is no process for it.
 */
export type EncodeImage = (task: ImageTask, client: ImageClient) => Promise<ImageResult>

export interface ImageClient {
  /** Images of one network wait for each other, not those of other networks for them. */
  network: string
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

const SCRIPT = fileURLToPath(new URL('./image-worker.ts', import.meta.url))

/** Milliseconds. */
const TIMEOUT_MS = 20_000
const MAX_IDLE = 30_000

/** `timeout` is the milliseconds for one image; `start` is for tests. */
export function createImageEncoder(timeout = TIMEOUT_MS, start = startWorker): EncodeImage {
  const enqueue = fairQueue()
  let worker: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined

  const liveWorker = () => {
    if (worker) return worker
    const started = start()
    // Also while it is idle: the system may end it when memory is short.
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    worker = started
    return started
  }

  const kill = () => {
    worker?.kill('SIGKILL')
    worker = undefined
  }

  const encode = (task: ImageTask, signal: AbortSignal) =>
    new Promise<ImageResult>((resolve, reject) => {
      clearTimeout(idleTimer)
      const current = liveWorker()
      const settle = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
        current.off('exit', fail).off('error', breakDown).off('message', succeed)
        idleTimer = setTimeout(kill, MAX_IDLE).unref()
      }
      const succeed = (result: ImageResult) => {
        settle()
        resolve(result)
      }
      // Only an image made for it takes that much time or memory.
      const fail = () => {
        settle()
        kill()
        resolve({refused: 'pixels'})
      }
      const breakDown = (cause: Error) => {
        settle()
        kill()
        reject(new UploadsUnavailable('no process for images', {cause}))
      }
      const abort = () => {
        settle()
        kill()
        reject(clientDisconnected())
      }
      const timer = setTimeout(fail, timeout)
      signal.addEventListener('abort', abort)
      current.once('exit', fail).once('error', breakDown).once('message', succeed)
      current.send(task)
    })

  return (task, {network, signal}) =>
    enqueue(network, async () => {
      if (signal.aborted) throw clientDisconnected()
      return encode(task, signal)
    })
}

const clientDisconnected = () => new Refusal(400, 'The client disconnected before the response.')

/** Without the server's environment, which has its secrets. */
export function startWorker() {
  const child = fork(SCRIPT, {serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore'})
  // A failed start emits a second error after the listeners of the task are removed.
  child.on('error', () => {})
  // An idle worker must not keep the server's process alive.
  child.unref()
  child.channel?.unref()
  return child
}

/** Runs tasks one at a time, round-robin over their owners, so that one with many delays no other. */
export function fairQueue() {
  /** Tasks to start by owner; the first owner is next. */
  const waiting = new Map<string, (() => void)[]>()
  let isRunning = false

  const startNext = () => {
    const [next] = waiting
    isRunning = next !== undefined
    if (!next) return
    const [owner, [start, ...rest]] = next
    waiting.delete(owner)
    if (rest.length) waiting.set(owner, rest)
    start?.()
  }

  return async <Result>(owner: string, task: () => Promise<Result>): Promise<Result> => {
    if (isRunning) {
      await new Promise<void>(start => waiting.set(owner, [...(waiting.get(owner) ?? []), start]))
    }
    isRunning = true
    try {
      return await task()
    } finally {
      startNext()
    }
  }
}
