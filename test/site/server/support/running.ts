/** Parts that run while the tests of a suite do. To be called within `describe`. */
import {after, before} from 'node:test'

interface Closable {
  close(): unknown
}

/** Empty until the suite's `before`, which fills it with what was started; `after` closes that. */
export function useRunning<Part extends Closable>(start: () => Promise<Part>): Part {
  const part = {} as Part
  before(async () => Object.assign(part, await start()))
  after(() => part.close?.())
  return part
}
