/**
 * An operator's task is done here, under the lock of the data directory, or by the server that
 * holds it.
 */
import {readFile} from 'node:fs/promises'
import {remedyOf, UNREACHABLE} from '#server/platform/db/errors.ts'
import {unexpectedError} from '#server/platform/describe-error.ts'
import type {Settings} from '#server/platform/env.ts'
import {DataDirLocked, lockDataDir} from '#server/platform/lock.ts'
import {
  isOperatorAccess,
  type OperatorAccess,
  operatorFile,
} from '#server/platform/operator-access.ts'
import {asDiskError, asPathError, OperatorError} from '#server/platform/operator-error.ts'
import {parseJson} from '#server/platform/parse-json.ts'

/** Sends a request to the running server. */
export type AskServer = (path: string, init?: RequestInit) => Promise<Response>

export interface Ways<Result> {
  /** `leftBehind`: the last server ended without notice. */
  here(leftBehind: boolean): Promise<Result>
  throughServer(ask: AskServer): Promise<Result>
}

export async function hereOrThroughServer<Result>(settings: Settings, ways: Ways<Result>) {
  try {
    const lock = await lockDataDir(settings.dataDir)
    return await ways.here(lock.leftBehind).finally(lock.release)
  } catch (error) {
    if (error instanceof DataDirLocked) return ways.throughServer(await asker(settings, error))
    const remedy = remedyOf(error)
    if (remedy) throw new OperatorError(remedy)
    throw asDiskError(error, settings.dataDir) ?? error
  }
}

async function asker({dataDir}: Settings, locked: DataDirLocked): Promise<AskServer> {
  const {url, token} = await accessOf(dataDir, locked)
  return async (path, init) => {
    const headers = {...init?.headers, authorization: `Bearer ${token}`}
    const response = await fetch(url + path, {...init, headers}).catch(() => {
      throw new OperatorError(
        `The server at ${url} does not answer. Look whether it runs, and at its log.`,
      )
    })
    if (response.status === 503) throw new OperatorError(UNREACHABLE)
    if (!response.ok) {
      throw new OperatorError(`The server at ${url} answered ${response.status}. See its log.`)
    }
    return response
  }
}

/** Written when the server listens; until then, and for another command, there is none. */
async function accessOf(dataDir: string, locked: DataDirLocked): Promise<OperatorAccess> {
  const written = await readFile(operatorFile(dataDir), 'utf8').catch(() => '')
  const access = parseJson(written, isOperatorAccess)
  if (access) return access
  throw new OperatorError(
    `The process ${locked.pid} uses ${dataDir}: another command, or a server that is starting or stopping. Try again in a moment.`,
  )
}

/** Performs the task of this process. */
export async function perform(task: () => Promise<void>) {
  process.once('uncaughtException', error => {
    print(error)
    process.exit(1)
  })
  await attempt(task)
}

/** Any error is printed in one line, without a stack trace and without what an enquiry says. */
export async function attempt(task: () => Promise<void>) {
  try {
    await task()
  } catch (error) {
    print(error)
    process.exitCode = 1
  }
}

function print(error: unknown) {
  const known = error instanceof OperatorError ? error : asPathError(error)
  process.stderr.write(`${known?.message ?? unexpectedError(error)}\n`)
}
