/** Has uploaded pictures made ready for visitors, one at a time; see `picture-worker.ts`. */
import {fork} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import type {Picture} from '#kit/ui/picture-files.ts'
import {queue} from '#server/platform/in-parallel.ts'

export interface ToWorker {
  source: string
  target: string
}

export type FromWorker = {picture: Picture} | {fault: string}

/** Writes the picture to `target` and its smaller files beside it. */
export type ConvertPicture = (source: string, target: string) => Promise<FromWorker>

const SCRIPT = fileURLToPath(new URL('./picture-worker.ts', import.meta.url))
/** Milliseconds: a picture of the largest size takes a third of it on one slow core. */
const TIMEOUT = 90_000

export function pictureConverter(timeout = TIMEOUT): ConvertPicture {
  const atOnce = queue(1)
  return (source, target) => atOnce(() => convertOne({source, target}, timeout))
}

function convertOne(task: ToWorker, timeout: number) {
  const {promise, resolve} = Promise.withResolvers<FromWorker>()
  // Without the server's environment, which has its secrets.
  const child = fork(SCRIPT, {env: {}, execArgv: [], stdio: 'ignore', timeout})
  child.once('message', (answer: FromWorker) => resolve(answer))
  child.once('error', ({message}) => resolve({fault: message}))
  child.once('exit', () => resolve({fault: 'it takes too much time or memory'}))
  child.send(task)
  return promise
}
