/** The folder for temporary files of the checks: in memory, where there is room for it. */
import {chmodSync, existsSync, mkdtempSync, rmSync, statfsSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

/** Linux's folder in memory; containers often give it 64 MB. */
const MEMORY = '/dev/shm'
/** Bytes: databases, copies of the project, and a browser's shared memory. */
const ROOM = 4e9

/**
 * A new folder; what the checks start puts its temporary files there, too. A browser's shared memory
 * is files, and thousands of those on a disk take a tenth of the checks' time.
 */
export function newTemporaryFolder(): string {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'ocp-checks-'))
  // PostgreSQL runs as another user where this one is root.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, {recursive: true, force: true}))
  return folder
}

function hasRoom(folder: string) {
  if (!existsSync(folder)) return false
  const {bavail, bsize} = statfsSync(folder)
  return bavail * bsize > ROOM
}
