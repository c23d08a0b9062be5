/** The browser's storage, which may be blocked or full: then nothing is kept, and everything else works. */
/** How the names begin of what people typed; the id of their account follows, and a space. */
export const TYPED = 'desk '

let isClosed = false

export const stored = {
  get(key: string): string | null {
    return attempt(() => localStorage.getItem(key)) ?? null
  },
  set(key: string, value: string) {
    if (!isClosed) attempt(() => localStorage.setItem(key, value))
  },
  remove(key: string) {
    attempt(() => localStorage.removeItem(key))
  },
  /** Removes all keys with this prefix; this page stores nothing more. */
  forgetAll(beginning: string) {
    isClosed = true
    const own = attempt(() => Object.keys(localStorage).filter(key => key.startsWith(beginning)))
    for (const key of own ?? []) stored.remove(key)
  },
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
