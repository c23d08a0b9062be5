/** What a site writes into the storage of a browser, while a visitor uses it. */
import type {BrowserContext} from 'playwright-core'

/** The names of what is stored, cookies included; what is removed again counts, too. */
export async function watchStorage(context: BrowserContext) {
  const written = new Set<string>()
  await context.exposeFunction('noteWritten', (name: string) => written.add(name))
  await context.addInitScript(() => {
    const {noteWritten} = globalThis as unknown as {noteWritten: (name: string) => void}
    const {setItem} = Storage.prototype
    Storage.prototype.setItem = function (name: string, value: string) {
      noteWritten(name)
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
