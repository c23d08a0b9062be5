/**
 * An operator's task runs here, under the lock of the data directory, or in the server that holds it.
 */
import {readFile} from 'node:fs/promises'
import {remedyOf, UNREACHABLE} from '#server/platform/db/errors.ts'
import type {Settings} from '#server/platform/env.ts'
import {DataDirLocked, lockDataDir} from '#server/platform/lock.ts'
import {asDiskError, OperatorError} from '#server/platform/operator-error.ts'
import {isObject, parseJson} from '#server/platform/parse-json.ts'
import {isOperatorAccess, type OperatorAccess, operatorFile} from '#server/platform/secret.ts'

/** Sends a request to the running server. */
export type ServerRequest = (path: string, init?: RequestInit) => Promise<Response>

interface Ways<Result> {
  /** `leftBehind`: the last server ended without notice. */
  local(leftBehind: boolean): Promise<Result>
  remote(request: ServerRequest): Promise<Result>
}

export async function runLocallyOrRemotely<Result>(settings: Settings, ways: Ways<Result>) {
  try {
    const lock = await lockDataDir(settings.dataDir)
    return await ways.local(lock.leftBehind).finally(lock.release)
  } catch (error) {
    if (error instanceof DataDirLocked) return ways.remote(await requestsTo(settings, error))
    const remedy = remedyOf(error)
    if (remedy) throw new OperatorError(remedy)
    throw asDiskError(error, settings.dataDir) ?? error
  }
}

export const postJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify(body),
})

async function requestsTo({dataDir}: Settings, locked: DataDirLocked): Promise<ServerRequest> {
  const {url, token} = await accessOf(dataDir, locked)
  return async (path, init) => {
    const headers = {...init?.headers, authorization: `Bearer ${token}`}
    const response = await fetch(url + path, {...init, headers}).catch(() => {
      throw new OperatorError(
        `The server at ${url} does not answer. Look whether it runs, and at its log.`,
      )
    })
    if (response.status === 503) throw new OperatorError(UNREACHABLE)
    if (response.status === 422) throw new OperatorError(await messageIn(response))
    if (!response.ok) {
      throw new OperatorError(`The server at ${url} answered ${response.status}. See its log.`)
    }
    return response
  }
}

async function messageIn(response: Response) {
  const {message} = parseJson(await response.text(), isObject) ?? {}
  return `${message}`
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
