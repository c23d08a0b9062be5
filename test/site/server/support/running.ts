/** Parts that run while the tests of a suite do. To be called within `describe`. */
import {after, before} from 'node:test'

interface Closable {
  close(): unknown
}

/**
 * Empty until the suite's `before`, which fills it with what was started; `after` closes that. A test
 * that assigns to a part, as some do to a portal or a bucket, has to start it by itself.
 */
export function useRunning<Part extends Closable>(start: () => Promise<Part>): Part {
  const part = {} as Part
  before(async () => Object.assign(part, await start()))
  after(() => part.close?.())
  return part
}
