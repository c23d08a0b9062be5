/** Checks whether the site's server answers at all: `navigator.onLine` only knows of the cable. */
export const isReachable = async (signal: AbortSignal | null = null) => {
  try {
    await fetch('/robots.txt', {method: 'HEAD', cache: 'no-store', signal})
    return true
  } catch {
    return false
  }
}
