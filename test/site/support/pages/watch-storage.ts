/** Records what a site writes to browser storage. */
import type {BrowserContext} from 'playwright-core'

/** The names of stored entries and cookies, those removed again included. */
export async function watchStorage(context: BrowserContext) {
  const written = new Set<string>()
  await context.exposeFunction('reportWrite', (name: string) => written.add(name))
  await context.addInitScript(() => {
    const {reportWrite} = globalThis as unknown as {reportWrite: (name: string) => void}
    const {setItem} = Storage.prototype
    Storage.prototype.setItem = function (name: string, value: string) {
      reportWrite(name)
      setItem.call(this, name, value)
    }
  })
  return async (): Promise<string[]> => {
    for (const {name} of await context.cookies()) written.add(name)
    const databases = await Promise.all(
      context.pages().map(page =>
        page.evaluate(async () => {
          const known = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
          const {databases = async () => []} = indexedDB
          const found = await databases.call(indexedDB)
          return [...known, ...found.map(({name}) => `${name}`), ...(await caches.keys())]
        }),
      ),
    )
    for (const name of databases.flat()) written.add(name)
    return [...written].sort()
  }
}
