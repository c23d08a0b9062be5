/** Failures that the operator can fix, with file system errors in `DATA_DIR` among them. */
import {isAbsolute, relative, sep} from 'node:path'
import {ServerError} from './http-error.ts'

/** Shown as one line that says how to fix it, without a stack. */
export class OperatorError extends ServerError {
  override name = 'OperatorError'
}

const ELSEWHERE = 'or name another folder with DATA_DIR'

const REMEDIES: Record<string, string> = {
  ENOSPC: `is on a disk that is full. Free some space, ${ELSEWHERE}.`,
  EDQUOT: `is on a disk on which this user may store no more. Free some space, ${ELSEWHERE}.`,
  EROFS: `is on a file system that is read-only. Make it writable, ${ELSEWHERE}.`,
  EACCES: `cannot be read and written by this user. Change its owner or its permissions, ${ELSEWHERE}.`,
  EPERM: `cannot be read and written by this user. Change its owner or its permissions, ${ELSEWHERE}.`,
  ENOTDIR: 'is not a folder. Name a folder with DATA_DIR.',
  EEXIST: 'is not a folder. Name a folder with DATA_DIR.',
  ENOENT: 'cannot be created where it is. Name another folder with DATA_DIR.',
}

/** The error to show instead; undefined when the error is not one of the file system in `dataDir`. */
export function asDiskError(error: unknown, dataDir: string): OperatorError | undefined {
  const {code = '', path = dataDir, syscall} = error as NodeJS.ErrnoException
  const remedy = REMEDIES[code]
  if (!syscall || !remedy || !areNested(path, dataDir)) return undefined
  return new OperatorError(`DATA_DIR=${dataDir} ${remedy}`, {cause: error})
}

/** A file or folder that a command was to read or write; undefined for another error. */
export function asPathError(error: unknown): OperatorError | undefined {
  const {code, path, syscall} = error as NodeJS.ErrnoException
  if (!syscall || !path || !code || !(code in REMEDIES || code === 'EISDIR')) return undefined
  return new OperatorError(
    `This user cannot read or write ${path} (${code}). Name another path, or change the owner of its folder.`,
    {cause: error},
  )
}

/** Parents of `DATA_DIR` count, because they may have to be created. */
const areNested = (one: string, other: string) => isWithin(one, other) || isWithin(other, one)

/** Compares whole names: `/data2` is not within `/data`. */
const isWithin = (path: string, folder: string) => {
  const below = relative(folder, path)
  return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below)
}
