/** Room for forms with files: so many at a time, and only while the disk has bytes to spare. */
import {statfs} from 'node:fs/promises'
import {UploadsUnavailable} from './uploads-unavailable.ts'

/** Bytes that must stay free on the disk: leads come first. */
const RESERVE = 500 * 1024 * 1024
/** Each may hold 100 MB. */
const AT_ONCE = 20

/** Answers how to leave it again; rejects when there is none on the disk of that directory. */
export type Enter = (directory: string) => Promise<() => void>

export function roomForUploads(): Enter {
  let taken = 0
  return async directory => {
    const {bavail, bsize} = await statfs(directory)
    if (taken >= AT_ONCE || bavail * bsize < RESERVE) {
      throw new UploadsUnavailable('There is no room for an upload.')
    }
    taken++
    return () => {
      taken--
    }
  }
}
