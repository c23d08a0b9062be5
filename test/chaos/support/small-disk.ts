/** A small disk that only a server sees: in memory, in a mount namespace of the server's own. */
import {spawnSync} from 'node:child_process'
import {appendFile, rm} from 'node:fs/promises'
import {join} from 'node:path'

const MEGABYTE = 2 ** 20
const PAGE = 4096
/** Without root, one may mount in a user namespace of one's own, where the system permits these. */
const UNSHARE = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
const MOUNT =
  'mount -t tmpfs -o size=128m tmpfs "$DISK" && cp -a "$DATA_DIR/." "$DISK" && DATA_DIR="$DISK" exec "$@"'

/** Returns true on systems that can mount such a disk. */
export const hasSmallDisk = () => {
  const [command = '', ...args] = UNSHARE
  return spawnSync(command, [...args, 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0
}

/** Runs a server whose DATA_DIR is a disk of 128 MB at DISK, with what was in DATA_DIR before. */
export const onSmallDisk = [...UNSHARE, 'sh', '-c', MOUNT, 'sh']

/** The directory as others see it. */
export const insideOf = (pid: number, directory: string) => `/proc/${pid}/root${directory}`

/** Fills the disk; returns what makes room again. */
export async function fill(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'file-of-another-program')
  for (const size of [MEGABYTE, PAGE]) {
    try {
      for (;;) await appendFile(path, Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  return () => rm(path)
}
