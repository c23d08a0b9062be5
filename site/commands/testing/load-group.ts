/** Registers the tests of several files in this process. */
import {describe, it} from 'node:test'

/** A file that cannot be loaded is a failed test, and the others run. */
export async function loadGroup(urls: string[]) {
  const loaded = Promise.withResolvers<void>()
  // No test begins while a suite is still being described: hooks of all files come first.
  describe('test files', () => loaded.promise)
  for (const url of urls) {
    try {
      await import(url)
    } catch (error) {
      it(`${url} can be loaded`, () => Promise.reject(error))
    }
  }
  loaded.resolve()
}
