/**
 * The one spelling of a path: no empty segments, no slash at the end, and only the escapes that it
 * needs. What is no UTF-8 stays as it is.
 */
export const plainPath = (path: string) => spelled(path, segment => segment)

/** As the slugs of records are written. */
export const inSmallLetters = (path: string) => spelled(path, segment => segment.toLowerCase())

function spelled(path: string, change: (segment: string) => string): string {
  const segments = path.split('/').filter(Boolean)
  try {
    return `/${segments.map(one => encodeURIComponent(change(decodeURIComponent(one)))).join('/')}`
  } catch {
    return path
  }
}
