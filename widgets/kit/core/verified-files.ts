/**
 * On a partner's page every file of ours is checked before it runs: its hash stands in a file that
 * was checked before it, the first one's in the loader. The build rewrites each dynamic import to
 * come here (site/build/plugins/integrity.mjs). Several copies on a page share the first one's register,
 * which is the loader's where there is one. Why it takes two steps: docs/decisions/003-subresource-integrity.md.
 */

/** A file, relative to the build's folder and without ending -> its SHA-256, then what it imports at once. */
export type FileTable = Record<string, [hash: string, ...imports: string[]]>

interface VerifiedFiles {
  /**
   * Says what files must be, from then on: beside the file with the URL `from`, and named with the
   * ending of their build, such as `-Cmcp1C2f.js`.
   */
  expect(table: FileTable, from: string, ending: string): void
  /** Fetches a file that will be imported, and all that it imports. */
  fetch(file: string, from: string): void
  /** Imports a file, checked if it is expected; `from` is the URL of the importing file. */
  import<Module>(file: string, from: string): Promise<Module>
}

const REGISTER = Symbol.for('ocp.files')
const page = globalThis as {[REGISTER]?: VerifiedFiles}

/** `nonce` is the one of the loader's own tag, for a page whose policy asks for it. */
export function verifiedFiles(nonce = ''): VerifiedFiles {
  page[REGISTER] ??= createRegister(nonce)
  return page[REGISTER]
}

/**
 * Detects WebKit, which runs a preloaded module even if its `integrity` differs, but not a script.
 * There is no feature to test for. The others keep the preload, which needs no policy where
 * Trusted Types are enforced.
 */
const ignoresPreloadIntegrity = () => /^Apple/.test(navigator.vendor)

type Policy = {createScriptURL: (url: string) => string}
declare const trustedTypes: {createPolicy: (name: string, rules: Policy) => Policy} | undefined

function createRegister(nonce: string): VerifiedFiles {
  let policy: Policy | undefined
  const trusted = (url: string) => {
    if (typeof trustedTypes === 'undefined') return url
    policy ??= trustedTypes.createPolicy('ocp-files', {createScriptURL: url => url})
    return policy.createScriptURL(url)
  }

  const expected = new Map<string, [hash: string, imports: string[]]>()
  const checks = new Map<string, Promise<unknown>>()

  const check = (url: string): Promise<unknown> => {
    const [hash, imports] = expected.get(url) ?? []
    if (!hash) return Promise.resolve()
    let checking = checks.get(url)
    if (!checking) {
      const integrity = `sha256-${hash}`
      checking = Promise.all([
        preload(`${url}#${Date.now()}`, integrity),
        ...(imports as string[]).map(check),
      ]).then(() => admit(url, integrity))
      checks.set(url, checking)
      checking.catch(() => checks.delete(url)) // the next try asks the network again
    }
    return checking
  }

  /** Fetches a file into the browser's cache. */
  const preload = (href: string, integrity: string) =>
    add('link', {integrity, rel: 'modulepreload', href})

  /** Puts a file into the page's module map, where `import()` finds it. */
  const admit = (url: string, integrity: string) => {
    if (!ignoresPreloadIntegrity()) return preload(url, integrity)
    try {
      return add('script', {integrity, type: 'module', src: trusted(url)})
    } catch {
      return preload(url, integrity)
    }
  }

  const add = (name: 'link' | 'script', attributes: Record<string, unknown>) => {
    const element = document.createElement(name)
    Object.assign(element, {crossOrigin: '', nonce}, attributes)
    return new Promise((resolve, reject) => {
      element.onload = resolve
      element.onerror = () => reject(Error(`${attributes.href ?? attributes.src} failed`))
      document.head.append(element)
    }).finally(() => element.remove())
  }

  return {
    expect(table, from, ending) {
      const absolute = (file: string) => new URL(file + ending, from).href
      for (const [file, [hash, ...imports]] of Object.entries(table)) {
        expected.set(absolute(file), [hash, imports.map(absolute)])
      }
    },
    fetch(file, from) {
      check(new URL(file, from).href).catch(() => {}) // the import asks again
    },
    async import(file, from) {
      const url = new URL(file, from).href
      await check(url)
      return import(url)
    },
  }
}
