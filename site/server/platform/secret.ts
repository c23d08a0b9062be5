/**
 * Secrets of this installation, readable by its user alone: the one that signs, made at the first start,
 * and the one by which the operator's commands reach the running server.
 */
import {createHash, randomBytes, timingSafeEqual} from 'node:crypto'
import {open, readFile, rename} from 'node:fs/promises'
import {join} from 'node:path'
import {syncDirectory} from './durable-file.ts'
import type {Log} from './log.ts'
import {isObject} from './parse-json.ts'

/** As it is made here; a shorter one would be easier to guess. */
export const isSecret = (text: string) => /^[0-9a-f]{64}$/.test(text)

/**
 * Reads the secret that signs the forms' time tokens; the same after a restart, so open pages stay
 * valid. A damaged file is set aside and replaced: enquiries of pages that are open then are
 * accepted, as suspected spam.
 */
export async function readSecret(dataDir: string, log: Pick<Log, 'warn'>): Promise<string> {
  const path = pathIn(dataDir)
  const stored = await readFile(path, 'utf8').catch(ignoreMissing)
  if (stored !== undefined && isSecret(stored.trim())) return stored.trim()
  if (stored !== undefined) {
    await rename(path, `${path}.damaged`)
    log.warn(`${path} was damaged: it is now secret.damaged, and a new secret was made`)
  }
  const secret = randomBytes(32).toString('hex')
  await writeSecret(dataDir, secret)
  return secret
}

export async function writeSecret(dataDir: string, secret: string) {
  await writePrivate(pathIn(dataDir), secret)
  await syncDirectory(dataDir)
}

const pathIn = (dataDir: string) => join(dataDir, 'secret')

/** Writes a file that only this user may read, replacing what was there before. */
export async function writePrivate(path: string, content: string) {
  const file = await open(path, 'w', 0o600)
  try {
    await file.chmod(0o600)
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** Takes the same time wherever the two differ. */
export function isSameSecret(given: string, expected: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

export interface OperatorAccess {
  url: string
  token: string
}

export const isOperatorAccess = (value: unknown): value is OperatorAccess =>
  isObject(value) && typeof value.url === 'string' && typeof value.token === 'string'

/** Written when the server listens, and removed when it stops. */
export const operatorFile = (dataDir: string) => join(dataDir, 'operator.json')
