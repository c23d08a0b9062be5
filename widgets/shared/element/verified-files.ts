/**
 * On a partner's page every file of ours is checked before it runs: its hash stands in a file that
 * was checked before it, the first one's in the loader. The build rewrites each dynamic import to
 * come here (site/build/integrity.mjs). Several copies on a page share the first one's register.
 */

/** A file, relative to the build's folder -> its SHA-256, then the files it imports at once. */
export type FileTable = Record<string, [hash: string, ...imports: string[]]>

interface Register {
  /**
   * Says what files below a folder must be; their dynamic imports are checked from then on. `nameOf`
   * completes the names of the table.
   */
  expect(table: FileTable, folder: string, nameOf?: (name: string) => string): void
  /** Imports a file, checked if it is expected; `from` is the URL of the importing file. */
  import(file: string, from: string): Promise<unknown>
}

const REGISTER = Symbol.for('ocp.files')
const page = globalThis as {[REGISTER]?: Register}

export function verifiedFiles(): Register {
  page[REGISTER] ??= createRegister()
  return page[REGISTER]
}

function createRegister(): Register {
  const expected = new Map<string, [hash: string, imports: string[]]>()
  const checks = new Map<string, Promise<void>>()

  const check = (url: string): Promise<void> => {
    const [hash, imports] = expected.get(url) ?? []
    if (!hash) return Promise.resolve()
    let checking = checks.get(url)
    if (!checking) {
      checking = Promise.all([preload(url, hash), ...(imports ?? []).map(check)]).then(() => {})
      checks.set(url, checking)
      checking.catch(() => checks.delete(url)) // the next try asks the network again
    }
    return checking
  }

  return {
    expect(table, folder, nameOf = name => name) {
      const absolute = (file: string) => new URL(nameOf(file), folder).href
      for (const [file, [hash, ...imports]] of Object.entries(table)) {
        expected.set(absolute(file), [hash, imports.map(absolute)])
      }
    },
    async import(file, from) {
      const url = new URL(file, from).href
      await check(url)
      return import(url)
    },
  }
}

/**
 * Puts a file into the page's module map if it is what it should be; `import()` finds it there. Until
 * Chromium 156 the map remembers an address that failed, and never asks the network for it again. So
 * a file arrives under a new fragment first, which is another address to the map and the same one to
 * the network; its own address is then read from the browser's memory, and cannot be lost.
 */
async function preload(url: string, hash: string) {
  await addLink(`${url}#${Date.now()}`, hash)
  await addLink(url, hash)
}

function addLink(href: string, hash: string): Promise<void> {
  const link = document.createElement('link')
  Object.assign(link, {rel: 'modulepreload', href, integrity: `sha256-${hash}`, crossOrigin: ''})
  link.nonce = pageNonce()
  return new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${href} did not arrive, or is not what was built`))
    document.head.append(link)
  }).finally(() => link.remove())
}

/** A page whose policy asks for a nonce has given it to the loader's tag. */
const pageNonce = () =>
  document.querySelector<HTMLScriptElement>('script[src*="/embed/"][nonce]')?.nonce ?? ''
