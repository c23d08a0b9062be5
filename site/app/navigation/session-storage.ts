/**
 * Uses the session storage, which lasts as long as the tab. Undefined where storage is blocked:
 * then the value lasts as long as the page.
 */
export function inTabStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
