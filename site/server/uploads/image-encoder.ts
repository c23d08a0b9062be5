/** Has images re-encoded by a worker process, one at a time; see `image-worker.ts`. */
import {type ChildProcess, fork} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {Refusal} from '#server/platform/http-error.ts'
import {fairQueue} from './fair-queue.ts'
import type {ImageResult, ImageTask} from './image-task.ts'
import {UploadsUnavailable} from './uploads-unavailable.ts'

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
const TIMEOUT = 20_000
const MAX_IDLE = 30_000

/** `timeout` is the milliseconds for one image; `start` is for tests. */
export function createImageEncoder(timeout = TIMEOUT, start = startWorker): EncodeImage {
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
