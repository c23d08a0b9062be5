/** What the operating system refuses below `DATA_DIR`, in words that tell the operator the remedy. */
import {OperatorError} from './operator-error.ts'

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

/** The error to show instead of this one; undefined when it is not the disk's. */
export function diskRefusal(error: unknown, dataDir: string): OperatorError | undefined {
  const {code = '', path = dataDir, syscall} = error as NodeJS.ErrnoException
  const remedy = REMEDIES[code]
  if (!syscall || !remedy || !isWithin(path, dataDir)) return undefined
  return new OperatorError(`DATA_DIR=${dataDir} ${remedy}`, {cause: error})
}

/** The folders above it count too: they may have to be created. */
const isWithin = (path: string, folder: string) =>
  path.startsWith(folder) || folder.startsWith(path)
