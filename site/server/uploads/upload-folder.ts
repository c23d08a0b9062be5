/** The folders of enquiries' files: below `DATA_DIR`, and below the private part of the bucket. */
import {rm, stat} from 'node:fs/promises'
import {join} from 'node:path'
import type {PrivateFiles} from '#server/platform/storage/private-files.ts'

export const UPLOADS = 'uploads'
/** The suffix of a folder as long as its enquiry is not on disk. */
export const ARRIVING = '.arriving'

/** On this machine, also those that were never finished. The enquiries that had any. */
export async function removeFolders(dataDir: string, ids: Iterable<string>): Promise<string[]> {
  const found: string[] = []
  for (const id of ids) if (await removeFolder(dataDir, id)) found.push(id)
  return found
}

async function removeFolder(dataDir: string, id: string) {
  let found = false
  for (const name of [id, id + ARRIVING]) {
    const path = join(dataDir, UPLOADS, name)
    found ||= await stat(path).then(
      () => true,
      () => false,
    )
    await rm(path, {recursive: true, force: true})
  }
  return found
}

/** In the bucket; rejects with BucketFailed when it does not answer. The enquiries that had any. */
export async function removeFromBucket(
  files: PrivateFiles,
  ids: ReadonlySet<string>,
): Promise<string[]> {
  const found = new Set<string>()
  // One list of all is faster than one for each.
  const [only, ...others] = ids
  const beginning = only && !others.length ? `${UPLOADS}/${only}/` : `${UPLOADS}/`
  for await (const path of files.list(beginning)) {
    const [, id = ''] = path.split('/')
    if (!ids.has(id)) continue
    await files.remove(path)
    found.add(id)
  }
  return [...found]
}
