import {stat} from 'node:fs/promises'
import type {FSWatcher} from 'vite'

/** Milliseconds. The watcher drops what comes within 50 of a change, such as the end of a long save. */
const SECOND_LOOK_MS = 80

/** Looks again at what has changed, and says so once more when it was saved since. */
export function lookAgain(watcher: FSWatcher) {
  watcher.on('change', async file => {
    const before = await savedAt(file)
    setTimeout(async () => {
      const now = await savedAt(file)
      if (now && now !== before) watcher.emit('change', file)
    }, SECOND_LOOK_MS)
  })
}

/** Undefined where there is no such file any more. */
export const savedAt = (file: string) =>
  stat(file).then(
    ({mtimeMs}) => mtimeMs,
    () => undefined,
  )
