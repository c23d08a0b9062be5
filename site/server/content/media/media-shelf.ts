/** The list of stored files, read once: checking each of ten thousands of files takes minutes. */
import type {Storage} from '#server/platform/storage/storage.ts'

export interface MediaShelf {
  has(path: string): Promise<boolean>
  /** Stores a file unless there is one of that path, whose content is the same. */
  put(path: string, file: string): Promise<void>
  /** Removes what nobody needs any more. */
  removeAllBut(kept: Set<string>): Promise<void>
}

export async function openShelf(storage: Storage): Promise<MediaShelf> {
  // A storage that cannot be listed can still be checked file by file; the reason is reported when
  // files are removed.
  const listed = await pathsIn(storage).catch(() => undefined)
  return {
    has: async path => (listed ? listed.has(path) : Boolean(await storage.find(path))),
    async put(path, file) {
      if (listed?.has(path)) return
      await storage.store(path, file)
      listed?.add(path)
    },
    async removeAllBut(kept) {
      for (const path of listed ?? (await pathsIn(storage))) {
        if (!kept.has(path)) await storage.remove(path)
      }
    },
  }
}

async function pathsIn(storage: Storage) {
  const paths = new Set<string>()
  for await (const path of storage.list()) paths.add(path)
  return paths
}
