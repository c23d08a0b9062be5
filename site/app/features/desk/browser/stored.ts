/** The browser's storage, which may be blocked or full: then nothing is kept, and everything else works. */
export const stored = {
  get(key: string): string | null {
    return attempt(() => localStorage.getItem(key)) ?? null
  },
  set(key: string, value: string) {
    attempt(() => localStorage.setItem(key, value))
  },
  remove(key: string) {
    attempt(() => localStorage.removeItem(key))
  },
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
